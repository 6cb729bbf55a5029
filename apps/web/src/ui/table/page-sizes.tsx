import { PAGE_SIZES, type PageSize } from '@keelson/vocabulary';
import './page-sizes.css';

interface PageSizesProps {
  /** Accessible name, for example `Rows per page`. */
  readonly label: string;
  readonly size: PageSize;
  readonly onChange: (size: PageSize) => void;
}

export function PageSizes({ label, size, onChange }: PageSizesProps) {
  return (
    <span className="k-segments" role="group" aria-label={label}>
      {PAGE_SIZES.map((each) => (
        <button key={each} type="button" aria-pressed={each === size} onClick={() => onChange(each)}>
          {each}
        </button>
      ))}
    </span>
  );
}
