/** Who works with a calculator: the two who may save, or somebody who only looks. */
export type Working = 'owner' | 'partner' | 'reader';
