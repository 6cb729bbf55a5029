import { type Flag, flagWords } from '../../../figures/flag-words';

export const FlagNotes = ({ flags }: { readonly flags: readonly Flag[] }) =>
  flags.length === 0 ? null : (
    <ul className="mf-flags">
      {flagWords(flags).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
