import { createContext, useContext, useEffect, useId } from 'react';

interface Unsaved {
  tell(form: string, isUnsaved: boolean): void;
}

export const UnsavedContext = createContext<Unsaved>({ tell: () => undefined });

/** Says to the dialog around it, if there is one, whether closing would lose what was typed. */
export function useUnsavedInDialog(isUnsaved: boolean): void {
  const id = useId();
  const { tell } = useContext(UnsavedContext);
  useEffect(() => {
    tell(id, isUnsaved);
    return () => tell(id, false);
  }, [id, isUnsaved, tell]);
}
