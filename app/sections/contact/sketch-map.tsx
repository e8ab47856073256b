/**
 * Our own map: Victoria Island between the lagoon and the ocean. A sketch, not to scale. The drawing
 * grows with its box, which has to keep its ratio; the names do not, so they stand outside its `viewBox`.
 */
export function SketchMap({ label, className }: { label: string; className: string }) {
  return (
    <svg role="img" aria-label={label} className={className}>
      <svg viewBox="0 0 960 720" aria-hidden="true">
        <path className="fill-water" d="M0 0H960V720H0Z" />
        {/* The sea grows deeper away from the coast. */}
        <g className="fill-none stroke-white" strokeWidth="1.5">
          <path
            id="sketch-depth"
            opacity="0.8"
            d="M0 488C13 488 55 487 80 488C105 489 128 485 150 492C172 499 195 527 214 532C233 537 239 524 262 520C285 516 310 511 350 506C390 501 448 493 500 488C552 483 607 481 660 478C713 475 770 473 820 470C870 467 937 463 960 462"
          />
          <use href="#sketch-depth" y="34" opacity="0.8" />
          <use href="#sketch-depth" y="78" opacity="0.6" />
          <use href="#sketch-depth" y="132" opacity="0.45" />
          <use href="#sketch-depth" y="196" opacity="0.3" />
        </g>
        <g className="fill-sunk stroke-white" strokeWidth="2.5">
          <path d="M0 205C7 202 26 190 40 188C54 187 71 199 84 196C97 193 107 175 118 172C129 169 140 184 150 180C160 176 173 161 176 150C179 139 165 123 168 112C171 101 184 90 196 84C208 78 224 81 240 74C256 67 270 47 292 40C314 33 345 35 372 30C399 25 427 16 452 8C477 0 509 -15 520 -20L-20 -20V205Z" />
          <path d="M0 252C7 250 28 241 44 240C60 239 82 242 96 246C110 250 117 260 128 262C139 264 150 253 160 256C170 259 183 271 186 282C189 293 175 310 176 322C177 334 191 340 192 352C193 364 183 380 184 392C185 404 197 415 198 424C199 433 203 439 190 444C177 449 142 451 120 452C98 453 80 447 60 448C40 449 10 455 0 456H-20V252Z" />
          <path d="M226 196C233 189 249 179 262 176C275 173 293 177 306 180C319 183 332 189 338 196C344 203 347 214 344 222C341 230 333 241 322 246C311 251 292 253 278 252C264 251 249 246 240 240C231 234 224 225 222 218C220 211 219 203 226 196Z" />
          <path d="M366 186C377 178 400 165 420 162C440 159 466 169 486 168C506 167 521 156 540 156C559 156 582 165 600 166C618 167 635 159 650 162C665 165 684 176 690 186C696 196 692 212 684 222C676 232 657 241 640 244C623 247 600 238 580 240C560 242 541 253 520 254C499 255 472 246 452 246C432 246 415 258 400 256C385 254 371 242 364 234C357 226 356 216 356 208C356 200 355 194 366 186Z" />
        </g>
        <path
          className="fill-paper stroke-white"
          strokeWidth="2.5"
          d="M236 330C239 325 242 308 252 300C262 292 279 285 296 284C313 283 333 293 352 292C371 291 390 281 410 280C430 279 449 289 470 288C491 287 514 277 534 276C554 275 573 282 592 280C611 278 627 269 648 266C669 263 697 266 716 262C735 258 744 244 760 242C776 240 795 252 812 250C829 248 844 234 860 232C876 230 890 241 910 240C930 239 968 196 980 226C992 256 993 387 980 420C967 453 927 422 900 424C873 426 847 431 820 432C793 433 767 429 740 430C713 431 687 435 660 438C633 441 607 445 580 446C553 447 527 444 500 446C473 448 445 453 420 456C395 459 372 460 350 462C328 464 306 470 290 470C274 470 261 469 252 462C243 455 238 442 236 430C234 418 241 404 240 392C239 380 230 365 228 360Z"
        />
        <path
          className="fill-water"
          d="M560 408C568 404 592 400 610 398C628 396 650 395 668 396C686 397 712 399 720 402C728 405 726 412 716 414C706 416 679 413 660 414C641 415 616 419 600 420C584 421 569 422 562 420C555 418 552 412 560 408Z"
        />
        {/* Bridges and the moles of the harbour, streets, the coast road. */}
        <g className="fill-none stroke-white" strokeWidth="5">
          <path d="M306 -4C320 60 300 120 316 182M338 212L364 216M404 254C410 268 408 276 406 284M590 240C594 256 592 266 596 282M246 190C236 168 206 146 158 136" />
          <path
            className="stroke-sunk"
            d="M180 428C194 462 198 500 206 540M244 426C233 452 240 490 246 520"
          />
        </g>
        <g className="fill-none stroke-line" strokeWidth="2">
          <path d="M262 316C380 322 500 312 640 306C760 298 860 286 960 276M252 352C380 358 520 350 660 342C780 334 880 326 960 318M312 290V458M372 292V456M432 284V452M492 288V444M552 280V400M612 280V396M672 268V394M732 258V428M792 250V428M852 236V424M912 242V422" />
          <path d="M376 210C480 200 590 210 680 200M420 168V250M480 170V250M540 160V246M600 168V240" />
          <path strokeWidth="4" d="M256 420C360 432 470 412 556 384C680 366 820 376 960 372" />
        </g>
      </svg>
      <circle cx="45%" cy="48.9%" r="20" className="fill-action/16" />
      <circle cx="45%" cy="48.9%" r="8" className="fill-action stroke-white" strokeWidth="3" />
      <g className="fill-ink-soft text-small font-medium" paintOrder="stroke" strokeWidth="5">
        <text
          x="45%"
          dx="1.3em"
          y="48.9%"
          dy="0.35em"
          className="fill-ink stroke-paper text-lead font-semibold font-stretch-112%"
        >
          Victoria Island
        </text>
        <text x="49%" y="29%" dy="0.35em" className="stroke-sunk">
          Ikoyi
        </text>
        <text x="79%" y="16%" dy="0.35em" textAnchor="end" className="stroke-water">
          Lagos Lagoon
        </text>
        <text x="34%" y="80%" className="stroke-water">
          Atlantic Ocean
        </text>
        <text x="34%" y="80%" dy="1.6em" className="stroke-water font-normal">
          Sketch, not to scale
        </text>
      </g>
    </svg>
  )
}
