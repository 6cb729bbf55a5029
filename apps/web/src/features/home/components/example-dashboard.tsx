const MONTHS = ['N', 'D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O'];
const THOUSANDS = [6.8, -0.6, 1.7, 7.5, 11.6, 5.7, 8.8, 11, 11.6, 5, 11.4, 9.5];
const LAST_YEAR = 5;
const ZERO = 128;
const SCALE = 9.9;
const BAND = 41.6;

/** An invented company, to show what an answer looks like. One picture for screen readers. */
export function ExampleDashboard() {
  return (
    <figure className="k-stage">
      <div
        className="k-stage-card k-stage-main"
        role="img"
        aria-label="Example: profit before tax over twelve months, £9,500 in October; £53,050 in the bank; next step, ask three customers for £13,315"
      >
        <p className="k-stage-label">Am I making money?</p>
        <p className="k-stage-figure k-num">£9,500</p>
        <p className="k-small k-muted">profit before tax in October, 15.8p of every £1 sold</p>
        <svg viewBox="0 0 500 170" focusable="false" aria-hidden="true">
          {THOUSANDS.map((value, index) => (
            <rect
              key={index}
              className={index < LAST_YEAR ? 'k-bar-before' : 'k-bar-now'}
              x={index * BAND + 8}
              width={25}
              y={value < 0 ? ZERO : ZERO - value * SCALE}
              height={Math.max(2, Math.abs(value) * SCALE)}
              rx={2}
            />
          ))}
          <line className="k-bar-zero" x1="0" y1={ZERO} x2="500" y2={ZERO} />
          <circle className="k-bar-rivet" cx={11 * BAND + 20.5} cy={ZERO - 9.5 * SCALE} r="4.5" />
          {MONTHS.map((month, index) => (
            <text key={index} x={index * BAND + 20.5} y="164" textAnchor="middle">
              {month}
            </text>
          ))}
        </svg>
      </div>
      <div className="k-stage-card k-stage-cash" aria-hidden="true">
        <p className="k-stage-label">Do I have cash?</p>
        <p className="k-stage-figure k-num">£53,050</p>
        <p className="k-small k-muted">pays 2.0 months of costs</p>
      </div>
      <div className="k-stage-card k-stage-next" aria-hidden="true">
        <p className="k-stage-label">
          <i className="k-rivet" /> Do this next
        </p>
        <p className="k-strong">Ask three customers for £13,315</p>
        <p className="k-small k-muted">lesson and letter, 12 min</p>
      </div>
      <figcaption className="k-small k-muted">Figures of an invented company, Acme Joinery Ltd.</figcaption>
    </figure>
  );
}
