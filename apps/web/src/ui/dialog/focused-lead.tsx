import { useEffect, useRef, type ReactNode } from 'react';

/** The first words of a view that takes another one's place: they take the focus, so that nobody is left behind. */
export function FocusedLead({ children }: { readonly children: ReactNode }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <p ref={lead} className="k-dialog-lead" tabIndex={-1}>
      {children}
    </p>
  );
}
