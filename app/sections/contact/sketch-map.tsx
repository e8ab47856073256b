/** Our own map: Victoria Island between the lagoon and the ocean. A sketch, not to scale. */
export function SketchMap({ label, className }: { label: string; className: string }) {
  return (
    <svg
      viewBox="0 0 960 760"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className={className}
    >
      <path className="fill-water" d="M0 0H960V760H0Z" />
      <g className="fill-sunk stroke-white" strokeWidth="3">
        <path d="M0 0H960V70C900 92 860 80 800 96C720 118 690 96 640 110C560 134 520 90 470 96C420 102 420 60 330 66C240 72 150 40 0 84Z" />
        <path d="M250 190C290 158 350 160 410 172C470 184 540 168 600 186C640 198 650 224 620 240C560 262 470 246 400 252C340 258 280 262 252 240C236 226 236 202 250 190Z" />
        <path d="M262 306C300 286 360 292 430 290C520 288 600 272 690 280C790 288 880 268 960 276V404C860 416 760 410 660 420C540 432 420 428 320 436C276 438 250 420 244 384C240 352 240 318 262 306Z" />
        <path d="M0 190C60 176 130 196 170 236C204 270 190 330 196 384C200 420 196 450 176 470C120 480 60 470 0 482Z" />
      </g>
      <g className="fill-none stroke-white" strokeWidth="2.4">
        <path d="M300 330H640M300 362C420 366 560 356 690 352M356 300V416M432 296V418M508 294V412M584 290V410M660 286V404M740 290V398M820 290V392M896 284V388M690 322C780 330 880 316 960 320M290 214H600M340 176V244M420 180V244M500 184V244" />
        <path
          strokeWidth="5"
          d="M268 398C360 404 480 396 600 392C720 388 860 380 960 376M330 240C340 262 340 276 352 300M560 240C562 260 560 270 566 292M480 180C470 140 480 120 500 96M300 178C290 140 270 110 262 66"
        />
        <path
          className="stroke-line-strong"
          strokeWidth="1"
          d="M0 500C90 490 160 498 210 486M230 462C330 462 440 454 560 450C700 444 840 436 960 428M0 526C90 518 180 522 240 506C380 492 700 480 960 456M0 560C160 552 300 548 420 536"
        />
      </g>
      <circle cx="412" cy="346" r="11" className="fill-action stroke-white" strokeWidth="4" />
      <g
        className="fill-ink-soft text-h4 font-medium md:text-small"
        paintOrder="stroke"
        strokeWidth="6"
      >
        <text
          x="432"
          y="353"
          className="fill-ink stroke-sunk text-h3 font-semibold md:text-lead font-stretch-112%"
        >
          Victoria Island
        </text>
        <text x="330" y="218" className="stroke-sunk">
          Ikoyi and Lagos Island
        </text>
        <text x="838" y="190" textAnchor="end" className="max-phone:-translate-x-22.5">
          Lagos Lagoon
        </text>
        <text x="150" y="524" className="stroke-water max-phone:translate-x-12.5">
          Atlantic Ocean
        </text>
        <text x="150" y="552" className="stroke-water font-normal max-phone:translate-x-12.5">
          Sketch, not to scale
        </text>
      </g>
    </svg>
  )
}
