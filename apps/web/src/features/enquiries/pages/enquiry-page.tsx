import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../../ui/card/card';
import { ContentIntro } from '../../../content/content-intro';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { EnquiryForm } from '../components/enquiry-form';
import { LegalDialog } from '../../../content/components/legal-dialog';
import type { LegalTextName } from '../../../content/legal-texts';
import { savedSignUpAddress } from '../sign-up-address';
import './contact-page.css';
import './enquiry-page.css';

export function EnquiryPage() {
  const content = useContent(CONTENT.enquiry);
  const navigate = useNavigate();
  const [shown, show] = useState<LegalTextName>();
  return (
    <div className="k-wrap-wide k-contact k-enquiry">
      <ContentIntro content={content} fallback="Enquiry" />
      <Card>
        <EnquiryForm onRead={show} />
      </Card>
      <Button className="k-enquiry-back" icon={<ArrowLeftIcon />} onClick={() => void navigate(savedSignUpAddress())}>
        Back To Sign Up Form
      </Button>
      {shown !== undefined && <LegalDialog text={shown} onClose={() => show(undefined)} />}
    </div>
  );
}
