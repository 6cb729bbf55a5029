import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readRichText } from '../read-rich-text';
import type { Block, Inline, TableBlock } from '../rich-text';
import { isOwnPage, safeAddress } from '../safe-address';
import './rich-text.css';

interface RichTextProps {
  readonly value: unknown;
  /** Goes on in the line where the text ends. */
  readonly after?: ReactNode;
}

/** A text of the editors, in Markdown or Strapi's blocks. Made of elements, never of HTML, so it can bring no script. */
export function RichText({ value, after }: RichTextProps) {
  const blocks = readRichText(value);
  if (blocks.length === 0 && after === undefined) return null;
  const endsInParagraph = blocks.at(-1)?.kind === 'paragraph';
  return (
    <div className="k-rich">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} after={index === blocks.length - 1 && after} />
      ))}
      {after !== undefined && !endsInParagraph && <p>{after}</p>}
    </div>
  );
}

function BlockView({ block, after }: { readonly block: Block; readonly after: ReactNode }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{inlines(block.of)}</h3>;
    case 'paragraph':
      return (
        <p>
          {inlines(block.of)}
          {after && <> {after}</>}
        </p>
      );
    case 'table':
      return <TableView table={block} />;
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{inlines(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

const TableView = ({ table }: { readonly table: TableBlock }) => (
  <div className="k-rich-table">
    <table>
      <thead>
        <tr>
          {table.head.map(({ of, atRight }, index) => (
            <th key={index} scope="col" {...(atRight && { className: 'k-rich-right' })}>
              {inlines(of)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map(({ of, atRight }, place) => (
              <td key={place} {...(atRight && { className: 'k-rich-right' })}>
                {inlines(of)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const inlines = (list: readonly Inline[]): ReactNode =>
  list.map((inline, index) => <InlineView key={index} inline={inline} />);

function InlineView({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong>{inlines(inline.of)}</strong>;
    case 'emphasis':
      return <em>{inlines(inline.of)}</em>;
    case 'link': {
      const address = safeAddress(inline.address);
      if (address === undefined) return <>{inlines(inline.of)}</>;
      return <AddressLink address={address}>{inlines(inline.of)}</AddressLink>;
    }
  }
}

/** A link to an address that was found safe. */
export function AddressLink({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  if (isOwnPage(address)) return <Link to={address}>{children}</Link>;
  return (
    <a href={address} rel="noopener noreferrer">
      {children}
    </a>
  );
}
