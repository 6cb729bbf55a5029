import type { Pool } from 'pg';

/** A request that a worker is busy with. The claim runs out when the worker dies, and another one takes over. */
export interface RunningRequest {
  readonly request_id: string;
  readonly queue: string;
  readonly job_id: string;
  readonly since: string;
}

type Connection = Pick<Pool, 'query'>;

export interface RequestClaim {
  readonly requestId: string;
  readonly queue: string;
  readonly jobId: string;
  /** Unique to the try. */
  readonly owner: string;
  readonly leaseMs: number;
}

/** False while another worker is busy with it. */
export async function claimRequest(pool: Connection, claim: RequestClaim): Promise<boolean> {
  const { requestId, queue, jobId, owner, leaseMs } = claim;
  const { rowCount } = await pool.query(
    `INSERT INTO read_model.running_requests AS r (request_id, queue, job_id, owner, lease_until)
     VALUES ($1, $2, $3, $4, now() + $5 * interval '1 millisecond')
     ON CONFLICT (request_id) DO UPDATE SET
       queue = excluded.queue, job_id = excluded.job_id, owner = excluded.owner, lease_until = excluded.lease_until
     WHERE r.owner = excluded.owner OR r.lease_until < now()`,
    [requestId, queue, jobId, owner, leaseMs],
  );
  return rowCount === 1;
}

export async function releaseRequest(pool: Connection, { requestId, owner }: RequestClaim): Promise<void> {
  await pool.query('DELETE FROM read_model.running_requests WHERE request_id = $1 AND owner = $2', [requestId, owner]);
}

/** Takes out the requests whose workers went away: each is answered to one caller alone. */
export async function takeLostRequests(pool: Connection): Promise<readonly RunningRequest[]> {
  const { rows } = await pool.query<RunningRequest>(
    `DELETE FROM read_model.running_requests WHERE lease_until < now() RETURNING request_id, queue, job_id, since`,
  );
  return rows;
}
