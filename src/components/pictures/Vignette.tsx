import style from '../../lib/figures/shared/drawing.module.css';
import styles from './pictures.module.css';

const drawings = { card: <Card />, lost: <Lost />, saved: <Saved /> };

/** A drawing without words beside the text of a page that has no figure. */
export function Vignette({ name }: { readonly name: keyof typeof drawings }) {
  return (
    <svg className={`${styles.vignette} no-print`} viewBox="0 0 320 200" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

/** A policy card with the phone number marked. */
function Card() {
  return (
    <>
      <path className={style.ground} d="M34 34H296q8 0 8 8V172q0 8 -8 8H34z" />
      <path className={style.body} d="M24 20H288q8 0 8 8V160q0 8 -8 8H24q-8 0 -8 -8V28q0 -8 8 -8Z" />
      <path className={style.deep} d="M17 28q0 -7 7 -7H288q7 0 7 7V48H17Z" />
      <path className={style.body} d="M34 64l18 -7 18 7v16q0 12 -18 20q-18 -8 -18 -20z" />
      <path className={style.flow} d="M44 78l6 6 11 -12" />
      <path className={style.fine} d="M88 68h120M88 80h84M88 92h104" />
      <path className={style.danger} d="M32 116H280V152H32Z" />
      <path
        className={style.body}
        d="M48 126q4 -4 8 2l2 4q1 3 -3 5q3 6 7 7q4 -4 6 -2l4 3q3 3 -2 6q-8 2 -17 -8t-5 -17z"
        transform="translate(0 -3)"
      />
      <path className={style.line} strokeWidth="5" d="M94 134h42M150 134h42M206 134h58" />
    </>
  );
}

/** A pipe that ends in the air, its drops beside the bucket. */
function Lost() {
  return (
    <>
      <path className={style.ground} d="M0 180H320V196H0Z" />
      <path className={style.body} d="M0 34H150q26 0 26 26V78H150V66q0 -6 -6 -6H0Z" />
      <path className={style.body} d="M144 76H182V88H144Z" />
      <path className={style.fine} d="M40 34V60M96 34V60" />
      <path className={style.water} d="M0 40H148q22 0 22 20V76H156V66q0 -12 -12 -12H0Z" />
      <path className={style.water} d="M163 96q9 14 0 20q-9 -6 0 -20ZM163 132q9 14 0 20q-9 -6 0 -20Z" />
      <path className={style.water} d="M104 180Q120 168 164 172T232 180Z" />
      <path className={style.body} d="M234 122H304L296 180H242Z" />
      <path className={style.line} d="M234 122q35 -50 70 0M238 140H300" />
      <path className={style.leader} d="M176 150H222m0 0l-8 -6m8 6l-8 6" />
      <path className={style.line} d="M0 180H320" />
    </>
  );
}

/** Pages that went onto a phone, which has no signal. */
function Saved() {
  return (
    <>
      <path className={style.body} d="M22 58H92V146H22Z" />
      <path className={style.body} d="M32 48H102V136H32Z" />
      <path className={style.fine} d="M42 64H92M42 76H84M42 88H92M42 100H76" />
      <path className={style.flow} d="M108 92H134m0 0l-8 -6m8 6l-8 6" />
      <path className={style.body} d="M142 12q0 -8 8 -8h76q8 0 8 8V188q0 8 -8 8H150q-8 0 -8 -8Z" />
      <path className={style.deep} d="M150 20H226V36H150Z" />
      <path className={style.line} d="M150 20H226V172H150ZM178 184h20" />
      <path className={style.fine} d="M176 56H218M176 84H210M176 112H218M176 140H206" />
      <path className={style.safe} d="M157 55l5 6 9 -11M157 83l5 6 9 -11M157 111l5 6 9 -11M157 139l5 6 9 -11" />
      <path className={style.line} d="M254 118V106M268 118V92M282 118V78M296 118V64" />
      <path className={style.danger} d="M246 66L304 124" />
    </>
  );
}
