import { type Attributes, textOf, valueOf } from '../../../content/content-attribute';

const amountOf = (figures: Attributes, name: string): number => {
  const value = valueOf(figures, name);
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0;
};

/** Two bars from zero: how it was and how it is. The words beside them say the same. */
export function BeforeAfter({ figures }: { readonly figures: Attributes }) {
  const before = amountOf(figures, 'before');
  const after = amountOf(figures, 'after');
  const most = Math.max(before, after, 1);
  return (
    <dl className="k-before-after">
      <Bar name="Before" text={textOf(figures, 'beforeText')} share={before / most} />
      <Bar name="After" text={textOf(figures, 'afterText')} share={after / most} now />
    </dl>
  );
}

interface BarProps {
  readonly name: string;
  readonly text: string;
  readonly share: number;
  readonly now?: boolean;
}

function Bar({ name, text, share, now = false }: BarProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="k-num">{text}</dd>
      <dd className="k-before-after-track" aria-hidden="true">
        <span className={now ? 'k-before-after-now' : undefined} style={{ width: `${(share * 100).toFixed(1)}%` }} />
      </dd>
    </div>
  );
}
