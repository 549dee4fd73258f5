import style from '../../lib/figures/shared/drawing.module.css';
import styles from './pictures.module.css';

const drawings = {
  card: <Card />,
  device: <Device />,
  embed: <Embed />,
  letter: <Letter />,
  unsent: <Letter isUnsent />,
  lost: <Lost />,
  photos: <SharedPhotos />,
  queue: <Queue />,
  saved: <Saved />,
};

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

/** What a device keeps, with a box to delete each entry. */
function Device() {
  return (
    <>
      <path className={style.body} d="M30 24q0 -8 8 -8H282q8 0 8 8V170H30Z" />
      <path className={style.ground} d="M10 170H310L298 186H22Z" />
      <path className={style.deep} d="M44 30H276V48H44Z" />
      <path className={style.line} d="M44 30H276V156H44ZM44 84H276M44 120H276" />
      <path className={style.fine} d="M90 62H180M90 72H150M90 98H196M90 108H160M90 134H170M90 144H140" />
      <path className={style.flow} d="M58 60h16v14H58zM58 96h16v14H58zM58 132h16v14H58z" />
      <path
        className={style.danger}
        d="M246 60l12 14m0 -14l-12 14M246 96l12 14m0 -14l-12 14M246 132l12 14m0 -14l-12 14"
      />
    </>
  );
}

/** A tool in the page of another site. */
function Embed() {
  return (
    <>
      <path className={style.ground} d="M24 28H306V190H24Z" />
      <path className={style.body} d="M14 14H296V180H14Z" />
      <path className={style.line} d="M14 36H296M24 25h6M36 25h6M48 25h6" />
      <path className={style.fine} d="M30 56H100M30 70H112M30 84H106M30 98H112M30 112H92M30 140H108M30 154H112" />
      <path className={style.water} d="M132 52H278V164H132Z" />
      <path className={style.body} d="M144 64H204V82H144ZM144 92H204V110H144Z" />
      <path className={style.deep} d="M144 124H204V144H144Z" />
      <path className={style.line} d="M222 144V64M222 144H266" />
      <path className={style.flow} d="M226 136l12 -22 12 -14 14 -28" />
    </>
  );
}

/** A letter in its opened envelope; struck out, one that was not sent. */
function Letter({ isUnsent = false }: { readonly isUnsent?: boolean }) {
  return (
    <>
      <path className={style.ground} d="M58 92H284V194H58Z" />
      <path className={style.body} d="M46 88L160 14 274 88V184H46Z" />
      <path className={style.body} d="M70 40H250V170H70Z" />
      <path className={style.deep} d="M70 40H250V54H70Z" />
      <path className={style.fine} d="M88 72H196M88 88H232M88 104H220" />
      <path className={style.body} d="M46 88L160 146 274 88V184H46Z" />
      <path className={style.line} d="M46 184L126 129M274 184L194 129" />
      {isUnsent && <path className={style.danger} d="M30 184L290 20" />}
    </>
  );
}

/** Photos that go from a phone onto the sheet of a record. */
function SharedPhotos() {
  return (
    <>
      <path className={style.body} d="M20 12q0 -8 8 -8h76q8 0 8 8V188q0 8 -8 8H28q-8 0 -8 -8Z" />
      <path className={style.line} d="M28 20H104V174H28ZM56 185h20" />
      <path className={style.body} d="M36 30H96V90H36ZM36 102H96V162H36Z" />
      <path
        className={style.water}
        d="M40 34H84q2 18 -14 20t-12 14q-18 -4 -18 -34ZM40 158V140q14 -10 26 -4t26 2V158Z"
      />
      <path className={style.flow} d="M122 96H152m0 0l-8 -6m8 6l-8 6" />
      <path className={style.ground} d="M174 20H308V196H174Z" />
      <path className={style.body} d="M164 12H298V186H164Z" />
      <path className={style.deep} d="M164 12H298V26H164Z" />
      <path className={style.body} d="M176 40H226V84H176ZM236 40H286V84H236Z" />
      <path className={style.water} d="M180 44H216q0 14 -12 16t-10 10q-14 -6 -14 -26ZM240 80V68q12 -8 22 -3t20 1V80Z" />
      <path className={style.fine} d="M176 102H286M176 120H286M176 138H286M176 156H250M256 102V156" />
    </>
  );
}

/** Messages that wait on a phone until there is a signal. */
function Queue() {
  return (
    <>
      <path className={style.body} d="M20 12q0 -8 8 -8h84q8 0 8 8V188q0 8 -8 8H28q-8 0 -8 -8Z" />
      <path className={style.line} d="M28 20H112V174H28ZM60 185h20" />
      <path className={style.body} d="M36 32H104V68H36ZM36 80H104V116H36ZM36 128H104V164H36Z" />
      <path className={style.line} d="M36 32L70 54 104 32M36 80L70 102 104 80M36 128L70 150 104 128" />
      <path className={style.dash} d="M130 98H206m0 0l-8 -6m8 6l-8 6" />
      <path className={style.line} strokeWidth="5" d="M146 66V58M156 66V50M166 66V42M176 66V34" />
      <path className={style.danger} d="M138 30L186 72" />
      <path className={style.body} d="M218 92L262 56 306 92V166H218Z" />
      <path className={style.line} d="M212 97L262 56 312 97M204 166H316" />
      <path className={style.water} d="M250 122H276V166H250Z" />
      <path className={style.body} d="M230 104H246V120H230ZM280 104H296V120H280Z" />
    </>
  );
}
