import { ENQUIRY_KIND_TITLES, topicTitle } from '@keelson/vocabulary';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { formatDateTime } from '../../../ui/format/dates';
import type { EnquiryDetails } from '../enquiries.api';
import { EnquiryStateTag } from './enquiry-state-tag';

export function EnquiryFacts({ enquiry }: { readonly enquiry: EnquiryDetails }) {
  const { state, kind, topic, name, company_name, email, phone, received, account_id } = enquiry;
  return (
    <dl className="k-facts">
      <dt>State</dt>
      <dd>
        <EnquiryStateTag state={state} />
      </dd>
      <dt>Form</dt>
      <dd>{ENQUIRY_KIND_TITLES[kind]}</dd>
      <dt>Topic</dt>
      <dd>{topicTitle(topic)}</dd>
      <dt>From</dt>
      <dd>{account_id === null ? name : <Link to={paths.customer(account_id)}>{name}</Link>}</dd>
      <dt>Company</dt>
      <dd>{company_name}</dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      {phone !== null && (
        <>
          <dt>Mobile</dt>
          <dd>{phone}</dd>
        </>
      )}
      <dt>Received</dt>
      <dd>
        <time dateTime={received}>{formatDateTime(received)}</time>
      </dd>
    </dl>
  );
}
