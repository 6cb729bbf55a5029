import { Skeleton } from '../card/skeleton';

interface SkeletonRowsProps {
  readonly rows: number;
  readonly columns: number;
}

export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return (
    <>
      {Array.from({ length: rows }, (_row, row) => (
        <tr key={row} aria-hidden="true">
          {Array.from({ length: columns }, (_column, column) => (
            <td key={column}>
              <Skeleton width={`${55 + ((row * 7 + column * 13) % 35)}%`} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
