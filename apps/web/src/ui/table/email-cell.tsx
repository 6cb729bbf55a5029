import './table.css';

/** A long address breaks behind its @, not within a word. */
export function EmailCell({ address }: { readonly address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <span className="k-email-cell k-soft">
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </span>
  );
}
