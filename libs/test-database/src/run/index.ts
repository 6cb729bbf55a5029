export { runSeed } from './seed';
export { type SizeName, sizeOf } from './sizes';
