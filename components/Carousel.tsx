import { CarouselButtons } from "@/islands/home/CarouselButtons.tsx";
import { Icon } from "./Icon.tsx";

interface Slide {
  id: string;
  /** Address of the drawing. */
  image: string;
  /** Small line above the title. */
  kicker?: string;
  title: string;
  text?: string;
  href?: string;
  linkLabel?: string;
}

/**
 * Slides beside each other in a row that snaps: scrolled by finger, wheel or keys, and by the dots, which are links, so it
 * works without script. Script adds the next and previous buttons; nothing moves by itself (WCAG 2.2.2).
 */
export function Carousel(
  { slides, label, labelPrevious, labelNext, brand }: {
    slides: readonly Slide[];
    label: string;
    labelPrevious: string;
    labelNext: string;
    /** Brand of the theme: the sheet is dark in both modes. */
    brand: string;
  },
) {
  return (
    <section
      class="carousel"
      data-mode="dark"
      data-theme={brand}
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel=""
    >
      <ol class="carousel-row" tabIndex={0} aria-label={label}>
        {slides.map((slide, index) => (
          <li key={slide.id} id={`slide-${slide.id}`} class="carousel-slide">
            <img class="carousel-image" src={slide.image} alt="" loading={index === 0 ? "eager" : "lazy"} />
            <div class="carousel-words">
              {slide.kicker && <p class="carousel-kicker">{slide.kicker}</p>}
              <h2>{slide.title}</h2>
              {slide.text && <p class="carousel-text">{slide.text}</p>}
              {slide.href && <a class="carousel-link" href={slide.href}>{slide.linkLabel ?? slide.title}</a>}
            </div>
          </li>
        ))}
      </ol>
      {slides.length > 1 && (
        <>
          <div class="carousel-dots">
            {slides.map((slide, index) => (
              <a
                key={slide.id}
                href={`#slide-${slide.id}`}
                aria-label={`${index + 1}: ${slide.title}`}
                aria-current={index === 0 ? "true" : undefined}
              />
            ))}
          </div>
          <div class="carousel-buttons needs-script">
            <button type="button" data-slide="-1" aria-label={labelPrevious} title={labelPrevious}>
              <Icon name="chevron-left" />
            </button>
            <button type="button" data-slide="1" aria-label={labelNext} title={labelNext}>
              <Icon name="chevron-right" />
            </button>
          </div>
          <CarouselButtons />
        </>
      )}
    </section>
  );
}
