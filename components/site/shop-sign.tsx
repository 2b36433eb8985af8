import { useTranslations } from 'next-intl';
import { LanguageToggle } from './language-toggle';
import { Mark } from './mark';
import { ShelfDrawing } from './shelf-drawing';

/** The front of the shop: the product's title under the awning, and the language. */
export function ShopSign() {
  const t = useTranslations();
  return (
    <header className="shop-sign">
      <div className="shop-sign-bar">
        <LanguageToggle />
      </div>
      <div className="shop-sign-front">
        <div>
          <div className="shop-sign-name">
            <Mark className="shop-sign-mark" />
            <div>
              <h1>{t('home.title')}</h1>
              <p className="shop-sign-tagline">{t('common.tagline')}</p>
            </div>
          </div>
          <p className="shop-sign-subtitle">{t('home.subtitle')}</p>
        </div>
        <ShelfDrawing />
      </div>
    </header>
  );
}
