import { topicTitle } from '@keelson/vocabulary';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { SidePanel } from '../../../ui/panel/side-panel';
import { useEnquiriesOneQuery } from '../enquiries.api';
import { EnquiryActs } from './enquiry-acts';
import { EnquiryFacts } from './enquiry-facts';
import { EnquiryTreatment } from './enquiry-treatment';

interface EnquiryPanelProps {
  readonly enquiryId: string;
  readonly onClose: () => void;
}

/** One message: who wrote what, what was done, and what to do now. */
export function EnquiryPanel({ enquiryId, onClose }: EnquiryPanelProps) {
  const { currentData: enquiry, error, refetch } = useEnquiriesOneQuery(enquiryId);
  return (
    <SidePanel
      title={enquiry?.name ?? 'Message'}
      subtitle={enquiry && topicTitle(enquiry.topic)}
      about={enquiryId}
      onClose={onClose}
    >
      {enquiry === undefined && error !== undefined && (
        <ErrorState title="Could not load this message" error={error} onRetry={() => void refetch()} />
      )}
      {enquiry === undefined && error === undefined && (
        <div className="k-panel-part">
          <SkeletonLines lines={8} label="Loading the message" />
        </div>
      )}
      {enquiry !== undefined && (
        <>
          {enquiry.text !== '' && (
            <div className="k-panel-part">
              <p className="k-inbox-text">{enquiry.text}</p>
            </div>
          )}
          {enquiry.acts.length > 0 && (
            <div className="k-panel-part">
              <EnquiryActs acts={enquiry.acts} />
            </div>
          )}
          <div className="k-panel-part">
            <EnquiryTreatment enquiry={enquiry} />
          </div>
          <div className="k-panel-part">
            <EnquiryFacts enquiry={enquiry} />
            <p className="k-small k-muted k-panel-note">Who looks at a message is recorded.</p>
          </div>
        </>
      )}
    </SidePanel>
  );
}
