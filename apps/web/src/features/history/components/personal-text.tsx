import { historyMessages } from '@keelson/contracts/history';

interface PersonalTextProps {
  readonly children: string;
}

/** A personal value, or that it is hidden: dotted under it, and said to who cannot see that. */
export function PersonalText({ children }: PersonalTextProps) {
  if (children.includes(historyMessages.hidden))
    return <span className="k-personal k-personal-hidden">{children}</span>;
  return (
    <span className="k-personal" title="Personal">
      {children}
    </span>
  );
}
