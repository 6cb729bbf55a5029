import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import './print-sheet.css';

/** What the printer gets in place of the page: one sheet of A4, on paper or as a PDF. */
export const PrintSheet = ({ children }: { readonly children: ReactNode }) =>
  createPortal(<article className="k-print-sheet">{children}</article>, document.body);
