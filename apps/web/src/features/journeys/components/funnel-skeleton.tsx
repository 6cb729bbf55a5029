import { ONBOARDING_STEPS } from '@keelson/vocabulary';
import { Skeleton } from '../../../ui/card/skeleton';

/** Rows as they will stand, so that nothing moves when the figures arrive. */
export function FunnelSkeleton({ columns }: { readonly columns: number }) {
  return (
    <>
      {ONBOARDING_STEPS.map((step, row) => (
        <tr key={step} aria-hidden="true">
          <th scope="row">
            <Skeleton width={120 + ((row * 37) % 60)} />
          </th>
          <td className="k-funnel-bar-cell">
            <Skeleton width={`${100 - row * 7}%`} height={18} />
          </td>
          {Array.from({ length: columns }, (_, column) => (
            <td key={column} className="k-numeric">
              <Skeleton width={36} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
