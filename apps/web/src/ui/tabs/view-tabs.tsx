import '../table/page-sizes.css';

interface ViewTabsProps<View extends string> {
  /** What is chosen between. */
  readonly label: string;
  readonly views: readonly (readonly [View, string])[];
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** Chooses between a few views of the same thing. */
export const ViewTabs = <View extends string>({ label, views, view, onChange }: ViewTabsProps<View>) => (
  <span className="k-segments" role="group" aria-label={label}>
    {views.map(([each, text]) => (
      <button key={each} type="button" aria-pressed={each === view} onClick={() => onChange(each)}>
        {text}
      </button>
    ))}
  </span>
);
