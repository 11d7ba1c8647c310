import "server-only";
import { type Handlers, type Refused, readForm, route } from "#lib/server/http.ts";
import { refusalPage } from "./refusal-page.ts";

type OnGet = (request: Request) => Promise<Response> | Response;
type OnForm = (form: URLSearchParams, request: Request) => Promise<Response> | Response;
/** Makes the page of a refusal that keeps what was sent; null for a refusal that it has no page for. */
type OnRefusal = (refused: Refused, form: URLSearchParams, request: Request) => Promise<Response | null>;

/**
 * The handlers of a page without scripts, or of a form on one. Every refusal is a page with a sentence for a person. When a
 * form had been read, the page contains its fields, so that nothing typed is lost.
 */
export function plainRoute(handlers: { GET?: OnGet; POST?: OnForm }, onRefusal?: OnRefusal) {
  const forms = new WeakMap<Request, URLSearchParams>();
  const all: Handlers = {};
  const { GET, POST } = handlers;
  if (GET) all.GET = GET;
  if (POST)
    all.POST = async (request) => {
      const form = await readForm(request);
      forms.set(request, form);
      return POST(form, request);
    };
  return route(all, async (refused, request) => {
    const form = forms.get(request);
    // A store that fails again here must not hide the first refusal.
    const own = form && onRefusal ? await onRefusal(refused, form, request).catch(() => null) : null;
    return own ?? refusalPage(refused, request, form);
  });
}
