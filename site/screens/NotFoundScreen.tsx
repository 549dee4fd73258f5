import { owner } from '#content/owner.ts';

/** What a visitor sees at an address that has no page. */
export function NotFoundScreen() {
  return (
    <div className="wrap">
      <p className="crumb">404</p>
      <h1>Oops! Page not found</h1>
      <p className="lede">The address may have a typing error, or the page has moved.</p>
      <p>
        <a className="btn" href="/">
          Return to Home
        </a>
      </p>
      <p>
        Water in the house right now? Call <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>, day or night.
      </p>
    </div>
  );
}
