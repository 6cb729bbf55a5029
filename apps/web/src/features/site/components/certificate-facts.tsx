import { Button } from '@blueprintjs/core';
import { ERASED_MATTER_TITLES, KEPT_MATTER_TITLES } from '@keelson/vocabulary';
import { saveFile } from '../../../client/save-file';
import { Card } from '../../../ui/card/card';
import { formatDate, formatDateTimeToTheSecond } from '../../../ui/format/dates';
import { laidOut } from '../carried-certificate';
import type { CheckedCertificate } from '../site.api';

interface CertificateFactsProps {
  readonly certificate: NonNullable<CheckedCertificate['certificate']>;
  readonly text: string;
}

/** What a genuine certificate says. */
export function CertificateFacts({ certificate, text }: CertificateFactsProps) {
  const { certificateId, askedBy, payments } = certificate;
  const keep = () => saveFile(`${certificateId}.json`, new Blob([laidOut(text)], { type: 'application/json' }));
  const facts: readonly (readonly [string, string])[] = [
    ['Account', certificate.account],
    [
      'Deletion asked',
      `${formatDateTimeToTheSecond(certificate.askedAt)}, by ${askedBy === 'holder' ? 'its holder' : 'our staff'}`,
    ],
    ['Access ended', formatDateTimeToTheSecond(certificate.accessEndedAt)],
    ['Erased', formatDateTimeToTheSecond(certificate.erasedAt)],
    ['Payments kept', payments === 1 ? '1, without the person' : `${payments}, without the person`],
    ['Backups of keys gone', `by ${formatDate(certificate.keyBackupsGoneBy)}. Until then they may still hold the key`],
    ['Signed with key', certificate.keyId],
  ];
  return (
    <Card
      title={certificateId}
      actions={
        <span className="k-certificate-acts">
          <Button onClick={keep}>Keep as a file</Button>
          <Button onClick={() => window.print()}>Print</Button>
        </span>
      }
    >
      <dl className="k-certificate-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>Erased</h3>
      <ul>
        {certificate.erased.map((each) => (
          <li key={each}>{ERASED_MATTER_TITLES[each]}</li>
        ))}
      </ul>
      <h3>Kept, and why</h3>
      <ul>
        {certificate.kept.map((each) => (
          <li key={each}>{KEPT_MATTER_TITLES[each]}</li>
        ))}
      </ul>
    </Card>
  );
}
