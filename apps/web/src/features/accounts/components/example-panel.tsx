/** What the product says to an owner, with an invented company. Only to look at. */
export function ExamplePanel() {
  return (
    <aside className="k-auth-example" aria-hidden="true">
      <div>
        <p className="k-example-text">In October you kept</p>
        <p className="k-example-figure k-num">15.8p</p>
        <p className="k-example-text">
          of every £1 you sold.
          <br />
          Two months of costs are in the bank.
        </p>
        <svg viewBox="0 0 520 200" focusable="false">
          <path
            className="k-example-water"
            d="M0 96C60 80 90 120 140 112S220 58 268 66 330 118 380 92 460 48 500 52V200H0z"
          />
          <path className="k-example-line" d="M0 96C60 80 90 120 140 112S220 58 268 66 330 118 380 92 460 48 500 52" />
          <path className="k-example-waterline" d="M0 150H520" />
          <text x="0" y="142">
            Waterline: one month of costs
          </text>
          <circle cx="500" cy="52" r="8" />
        </svg>
        <p className="k-small">An example with an invented company.</p>
      </div>
    </aside>
  );
}
