import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { shopNameIn } from "#lib/shop/language/names.ts";
import { shop } from "#lib/shop/shop.ts";
import { footer } from "#texts/en/footer.ts";
import { FacebookIcon } from "@/components/ui/icons/facebook";
import { InstagramIcon } from "@/components/ui/icons/instagram";
import { YouTubeIcon } from "@/components/ui/icons/youtube";

const places = [
  { name: "Instagram", href: shop.social.instagram, Icon: InstagramIcon },
  { name: "Facebook", href: shop.social.facebook, Icon: FacebookIcon },
  { name: "YouTube", href: shop.social.youtube, Icon: YouTubeIcon },
];

/** Links to the shop's pages elsewhere, as round buttons of icons; the names are for screen readers. */
export function SocialLinks() {
  const t = useTexts(footer);
  const language = useLanguage();
  return (
    <ul className="flex flex-wrap gap-3">
      {places.map(({ name, href, Icon }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener"
            aria-label={t("social", { shop: shopNameIn(language), place: name })}
            className="grid size-12 place-items-center rounded-full border border-brass text-turmeric hover:border-turmeric hover:bg-turmeric hover:text-ink"
          >
            <Icon className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  );
}
