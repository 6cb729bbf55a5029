import { createContext, useContext, useEffect, useId } from 'react';

/** Keeps what was typed; true once it is kept, so that closing loses nothing. */
export type Keep = () => Promise<boolean>;

const keepsNothing: Keep = () => Promise.resolve(false);

interface Unsaved {
  tell(form: string, unsaved: Keep | undefined): void;
}

export const UnsavedContext = createContext<Unsaved>({ tell: () => undefined });

/** Says to the dialog around it, if there is one, whether closing would lose what was typed. */
export function useUnsavedInDialog(isUnsaved: boolean, keep: Keep = keepsNothing): void {
  const id = useId();
  const { tell } = useContext(UnsavedContext);
  useEffect(() => {
    tell(id, isUnsaved ? keep : undefined);
    return () => tell(id, undefined);
  }, [id, isUnsaved, keep, tell]);
}
