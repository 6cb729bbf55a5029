import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  readonly text: string;
  readonly title: string;
}

/** Dark on light in both themes: cameras expect it so. Drawn in the page, because the text is a secret. */
export const QrCode = ({ text, title }: QrCodeProps) => (
  <div className="k-qr-code">
    <QRCodeSVG value={text} title={title} size={176} level="M" marginSize={2} />
  </div>
);
