import { Button } from '@blueprintjs/core';
import { LONGEST_CERTIFICATE } from '@keelson/contracts/deletion';
import type { SyntheticEvent } from 'react';
import { Card } from '../../../ui/card/card';
import { FileChoice } from '../../../ui/form/file-choice';

interface CertificateFormProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** The text of a certificate, pasted or from its file. */
export function CertificateForm({ text, onChange, onSubmit }: CertificateFormProps) {
  const open = (file: File) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') onChange(reader.result);
    };
    reader.readAsText(file.slice(0, LONGEST_CERTIFICATE));
  };
  return (
    <Card title="Check a certificate">
      <form aria-label="Certificate" className="k-certificate-form" onSubmit={onSubmit}>
        <label htmlFor="certificate-text">Text of the certificate</label>
        <textarea
          id="certificate-text"
          rows={8}
          maxLength={LONGEST_CERTIFICATE}
          spellCheck={false}
          className="bp6-input k-input k-text-area k-certificate-mono"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <FileChoice accept=".json,application/json" onChoose={open}>
          Or choose its file (.json)
        </FileChoice>
        <div>
          <Button type="submit" intent="primary">
            Check
          </Button>
        </div>
      </form>
    </Card>
  );
}
