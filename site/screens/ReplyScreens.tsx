import type { ReactNode } from 'react';
import { owner } from '#content/owner.ts';
import { Phone } from '../document/parts.tsx';
import type { PageName } from '../frame/addresses.ts';
import { useLanguage } from '../frame/language.tsx';
import { pageOf } from '../frame/page.ts';
import { NewsletterForm } from '../parts/forms/NewsletterForm.tsx';

// Pages that the server shows after a plain form post or a link in a mail. It fills elements with `data-slot`.

function Reply({ path, children }: { readonly path: PageName; readonly children: ReactNode }) {
  return (
    <div className="wrap measure">
      <p className="crumb">
        <a href="/">Home</a>
      </p>
      <h1>{pageOf(useLanguage(), path).title}</h1>
      {children}
    </div>
  );
}

export function AskThanksScreen() {
  const { answerHours } = owner.promises;
  return (
    <Reply path="/ask/thanks">
      <p>
        Thank you. Our expert will review your question and respond{' '}
        <span data-slot="promise">within {answerHours.normal} hours</span>.
      </p>
      <p>
        Reference: <strong data-slot="reference">in the message we have sent you</strong>
      </p>
      <p>
        Is water running or rising now? Do not wait for an email. Call <Phone />.
      </p>
      <p>
        <a href="/ask">Ask another question</a>
      </p>
    </Reply>
  );
}

export function AskNotSentScreen() {
  return (
    <Reply path="/ask/not-sent">
      <p role="alert" data-slot="reason">
        Something in the form needs a change.
      </p>
      <p>Go back in your browser: what you typed is still there. Change it and press Submit Question again.</p>
      <p>
        If it does not work, call <Phone /> or write to <a href={`mailto:${owner.email}`}>{owner.email}</a>.
      </p>
    </Reply>
  );
}

export function CheckMailScreen() {
  return (
    <Reply path="/newsletter/check-mail">
      <p>If that address is not on the list yet, we have sent a message to it. Open its link to confirm.</p>
      <p>The link works for two days. Look in the junk folder if the message does not arrive.</p>
    </Reply>
  );
}

export function NewsletterNotSentScreen() {
  return (
    <Reply path="/newsletter/not-sent">
      <p role="alert" data-slot="reason">
        The form could not be taken.
      </p>
      <p>Go back in your browser, check the address, and try again.</p>
    </Reply>
  );
}

export function ConfirmScreen() {
  return (
    <Reply path="/newsletter/confirm">
      <p>Press the button and your address is on the list.</p>
      {/* Without an action it posts to the page's own address, which holds the token. */}
      <form method="post">
        <button className="btn" type="submit">
          Confirm
        </button>
      </form>
      <p>If you did not ask for our newsletter, close this page. We will not write again.</p>
    </Reply>
  );
}

export function ConfirmedScreen() {
  return (
    <Reply path="/newsletter/confirmed">
      <p>Thank you. We have sent you a message with a link that takes you off the list. Keep it.</p>
    </Reply>
  );
}

export function ExpiredScreen() {
  return (
    <Reply path="/newsletter/expired">
      <p>It is too old, it was used up, or a part of it is missing. To get a new one, enter your address again.</p>
      <NewsletterForm />
      <p>
        To leave the list, use the link in the latest newsletter, or write to{' '}
        <a href={`mailto:${owner.email}`}>{owner.email}</a>.
      </p>
    </Reply>
  );
}

export function UnsubscribeScreen() {
  return (
    <Reply path="/newsletter/unsubscribe">
      <p>Press the button and we stop writing to you.</p>
      {/* Without an action it posts to the page's own address, which holds the token. */}
      <form method="post">
        <button className="btn" type="submit">
          Unsubscribe
        </button>
      </form>
    </Reply>
  );
}

export function UnsubscribedScreen() {
  return (
    <Reply path="/newsletter/unsubscribed">
      <p>We will not send you the newsletter any more.</p>
      <p>If it was a mistake, enter your address again.</p>
      <NewsletterForm />
    </Reply>
  );
}
