import { Button } from '@blueprintjs/core';
import { deletionMessages } from '@keelson/contracts/deletion';
import { CERTIFICATE_VERDICT_TITLES } from '@keelson/vocabulary';
import { type SyntheticEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { carriedCertificate, laidOut } from '../carried-certificate';
import { CertificateFacts } from '../components/certificate-facts';
import { CertificateForm } from '../components/certificate-form';
import { useSiteCertificateCheckQuery, useSiteCertificateKeyQuery } from '../site.api';
import '../../../ui/page/text-column.css';
import './erasure-certificate-page.css';

/** Shows and checks the certificate that a mailed link carries, or any other: for whoever holds one (decision 4.104). */
export function ErasureCertificatePage() {
  const { hash } = useLocation();
  const [text, setText] = useState(() => laidOut(carriedCertificate(hash)));
  const [asked, setAsked] = useState(text);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(text.trim());
  };
  return (
    <div className="k-wrap-text k-certificate">
      <h1 tabIndex={-1}>Certificate of erasure</h1>
      <p>
        When an account is deleted, Keelson signs what was erased and what was kept. The certificate names nobody. Here
        anybody who holds one can see whether it is genuine.
      </p>
      {asked !== '' && <Verdict text={asked} />}
      <CertificateForm text={text} onChange={setText} onSubmit={submit} />
      <PublishedKey />
    </div>
  );
}

function Verdict({ text }: { readonly text: string }) {
  const { currentData: checked, isFetching, isError, refetch } = useSiteCertificateCheckQuery(text);
  if (isFetching) return <p role="status">Checking …</p>;
  if (isError || !checked)
    return (
      <Callout tone="negative" live>
        {deletionMessages.certificateCheckFailed}. <Button onClick={() => void refetch()}>Try again</Button>
      </Callout>
    );
  const { verdict, certificate } = checked;
  return (
    <>
      <Callout tone={verdict === 'genuine' ? 'positive' : 'negative'} live>
        {CERTIFICATE_VERDICT_TITLES[verdict]}.
      </Callout>
      {certificate && <CertificateFacts certificate={certificate} text={text} />}
    </>
  );
}

function PublishedKey() {
  const { data: key } = useSiteCertificateKeyQuery(undefined);
  return (
    <Card title="Check it elsewhere" className="k-certificate-key">
      <p>
        The signature is Ed25519 over the certificate without its signature, as JSON with sorted keys and without white
        space. This is the public key:
      </p>
      {key && (
        <p className="k-certificate-mono">
          {key.keyId}
          <br />
          {key.publicKey}
        </p>
      )}
    </Card>
  );
}
