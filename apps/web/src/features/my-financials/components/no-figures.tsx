/** In place of a chart that has nothing to draw. */
export const NoFigures = ({ children }: { readonly children: string }) => <p className="mf-none k-muted">{children}</p>;
