import { ChatIcon, LearningIcon, PeopleIcon, ShieldIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import type { DrawingProps } from './drawing';

const SIZE = 28;

const glyph =
  (icon: ReactElement) =>
  ({ label }: DrawingProps) =>
    label === '' ? (
      <span aria-hidden="true">{icon}</span>
    ) : (
      <span role="img" aria-label={label}>
        {icon}
      </span>
    );

export const SupportGlyph = glyph(<ChatIcon size={SIZE} />);
export const SecurityGlyph = glyph(<ShieldIcon size={SIZE} />);
export const LearningGlyph = glyph(<LearningIcon size={SIZE} />);
export const PartnersGlyph = glyph(<PeopleIcon size={SIZE} />);
