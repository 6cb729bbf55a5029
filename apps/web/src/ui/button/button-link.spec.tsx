import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ANNOUNCED_PAGES } from '../../client/announced-pages';
import * as paths from '../../client/paths';
import { ButtonLink } from './button-link';

const show = (to: string) =>
  render(
    <MemoryRouter>
      <ButtonLink to={to}>Go on</ButtonLink>
    </MemoryRouter>,
  );

describe('a button that leads to a page', () => {
  it('leads there', () => {
    show(paths.goals);
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', paths.goals);
  });

  it.each([...ANNOUNCED_PAGES, `${paths.dashboardGuide}?customer=acc_1`])(
    'says soon in place of leading to %s',
    (to) => {
      show(to);
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
      expect(screen.getByText('Go on', { exact: false })).toHaveTextContent('Go on Soon');
    },
  );
});
