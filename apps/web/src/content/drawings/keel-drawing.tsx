import { Drawing, type DrawingProps } from './drawing';

/** A wooden hull, cut across: where the keelson lies. */
export function KeelDrawing({ label }: DrawingProps) {
  return (
    <Drawing label={label}>
      <path className="kd-water" d="M0 132h480v188H0z" />
      <line className="kd-dash" x1="0" x2="480" y1="132" y2="132" />
      <text className="kd-small kd-end" x="468" y="122">
        Waterline
      </text>
      <path className="kd-card" d="M96 52c4 96 36 164 118 196l8 26h36l8-26c82-32 114-100 118-196z" />
      <path className="kd-frame" d="M96 52c4 96 36 164 118 196l8 26h36l8-26c82-32 114-100 118-196" />
      <path className="kd-frame" d="M116 52c4 84 34 148 104 178h40c70-30 100-94 104-178" />
      <path className="kd-frame" d="M96 52h288" />
      <rect className="kd-before" x="222" y="248" width="36" height="34" />
      <rect className="kd-hull" x="216" y="204" width="48" height="36" rx="2" />
      <circle className="kd-rivet" cx="240" cy="222" r="6" />
      <path className="kd-axis" d="M276 222h84" fill="none" />
      <text className="kd-strong" x="366" y="227">
        Keelson
      </text>
      <path className="kd-axis" d="M268 268h92" fill="none" />
      <text x="366" y="273">
        Keel
      </text>
      <text className="kd-end" x="88" y="196">
        Frame
      </text>
      <path className="kd-axis" d="M92 192h56" fill="none" />
    </Drawing>
  );
}
