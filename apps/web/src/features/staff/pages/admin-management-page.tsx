import { Button } from '@blueprintjs/core';
import { staffMessages as texts } from '@keelson/contracts/staff';
import { useState } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { DataTable } from '../../../ui/table/data-table';
import { TableSearch } from '../../../ui/table/table-search';
import { InviteDialog } from '../components/invite-dialog';
import { SecondFactorRuleCard } from '../components/second-factor-rule-card';
import { memberColumns } from '../components/member-columns';
import { useStaffList } from '../staff-list-state';
import { useStaffListQuery } from '../staff.api';
import '../../../ui/table/repository-rows.css';
import './admin-management.css';

/** Every member of staff, for super admins (BACK-05). */
export function AdminManagementPage() {
  const { state, table } = useStaffList();
  const { data, currentData, error, isFetching, refetch } = useStaffListQuery(state, {
    refetchOnMountOrArgChange: true,
  });
  const [inviting, setInviting] = useState(false);
  const shown = currentData ?? data;
  return (
    <div className="k-members k-repository">
      <PageHeader
        title="Admin Management Repository"
        lead={
          shown === undefined && error === undefined
            ? texts.loading
            : 'Who works in the back office, what each may do, and when they last logged in.'
        }
        actions={
          <Button intent="primary" onClick={() => setInviting(true)}>
            Invite
          </Button>
        }
      />
      <div className="k-filters">
        <TableSearch table={table} label={texts.searchPlaceholder} />
      </div>
      <Card flush>
        {error !== undefined && shown === undefined ? (
          <ErrorState title={texts.tableFailed} error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label="Members of staff"
            columns={memberColumns}
            rows={shown?.rows}
            rowKey={({ id }) => id}
            total={shown?.matching ?? 0}
            table={table}
            busy={isFetching}
            empty={
              <EmptyState title={texts.empty}>
                {state.search === ''
                  ? 'Members of staff appear here once they are invited.'
                  : 'Nobody matches the search. Shorten it or clear it.'}
              </EmptyState>
            }
          />
        )}
      </Card>
      <SecondFactorRuleCard />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}
