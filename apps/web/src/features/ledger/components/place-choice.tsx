import {
  ACCOUNT_CATEGORIES,
  ACCOUNT_CATEGORY_TITLES,
  type AccountCategory,
  CATEGORY_TAG_TITLES,
  CATEGORY_TAGS,
  type CategoryTag,
} from '@keelson/vocabulary';
import { useId } from 'react';
import { CATEGORY_GROUPS } from '../placement-words';
import '../../../ui/form/form.css';

export interface Wanted {
  readonly category: AccountCategory;
  readonly tag: CategoryTag | null;
}

interface PlaceChoiceProps {
  readonly wanted: Wanted | undefined;
  readonly onChange: (wanted: Wanted) => void;
}

/** The place of an account, grouped as the statements are, and what kind of overhead it is. */
export function PlaceChoice({ wanted, onChange }: PlaceChoiceProps) {
  const id = useId();
  return (
    <div className="k-form">
      <div className="k-field">
        <div className="k-field-head">
          <label htmlFor={`${id}-category`}>Counts as</label>
        </div>
        <div className="k-select">
          <select
            id={`${id}-category`}
            className="bp6-input k-input"
            value={wanted?.category ?? ''}
            onChange={({ target: { value } }) => {
              const category = ACCOUNT_CATEGORIES.find((each) => each === value);
              if (category) onChange({ category, tag: null });
            }}
          >
            {wanted === undefined && <option value="">Please choose</option>}
            {CATEGORY_GROUPS.map(({ title, categories }) => (
              <optgroup key={title} label={title}>
                {categories.map((category) => (
                  <option key={category} value={category}>
                    {ACCOUNT_CATEGORY_TITLES[category]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      </div>
      {wanted?.category === 'overheads' && (
        <div className="k-field">
          <div className="k-field-head">
            <label htmlFor={`${id}-tag`}>Kind of overhead</label>
          </div>
          <div className="k-select">
            <select
              id={`${id}-tag`}
              className="bp6-input k-input"
              value={wanted.tag ?? ''}
              onChange={({ target: { value } }) =>
                onChange({ category: 'overheads', tag: CATEGORY_TAGS.find((each) => each === value) ?? null })
              }
            >
              <option value="">Any other</option>
              {CATEGORY_TAGS.map((tag) => (
                <option key={tag} value={tag}>
                  {CATEGORY_TAG_TITLES[tag]}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
    </div>
  );
}
