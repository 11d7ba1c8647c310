export const dynamic = "force-dynamic";

export function POST(): Response {
  return Response.json({});
}
