import { LONGEST_SNAPSHOT_NAME } from '@keelson/vocabulary';

interface PlanNameProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** What a saved date may be called (decision 4.70). */
export const PlanName = ({ name, onName }: PlanNameProps) => (
  <div className="k-field plan-name">
    <div className="k-field-head">
      <label htmlFor="plan-name">Name for the saved date, if you like</label>
    </div>
    <input
      id="plan-name"
      className="bp6-input k-input"
      maxLength={LONGEST_SNAPSHOT_NAME}
      autoComplete="off"
      value={name}
      onChange={({ target }) => onName(target.value)}
    />
  </div>
);
