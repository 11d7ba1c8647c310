import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

type Id = { "@id": string };
type Entity = { "@id": string; "@type": string } & Record<"rdfs:subClassOf" | "schema:domainIncludes", Id[]>;

const file = createRequire(import.meta.url).resolve("@vocabulary/schema/schema.nq");
const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const SCHEMA = "http://schema.org/";

/** The words of schema.org, from an npm package, in the form in which the validator would fetch them from the network. */
export function schemaOrg(): { "@graph": Entity[] } {
  const entities = new Map<string, Entity>();
  const entityOf = (id: string): Entity => {
    const known = entities.get(id) ?? { "@id": id, "@type": "", "rdfs:subClassOf": [], "schema:domainIncludes": [] };
    entities.set(id, known);
    return known;
  };
  for (const [, subject = "", predicate, object = ""] of readFileSync(file, "utf8").matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)>/gm,
  )) {
    const entity = entityOf(subject);
    if (predicate === `${RDFS}subClassOf`) entity["rdfs:subClassOf"].push({ "@id": object });
    if (predicate === `${SCHEMA}domainIncludes`) entity["schema:domainIncludes"].push({ "@id": object });
    if (predicate === `${RDF}type` && object === `${RDFS}Class`) entity["@type"] = "rdfs:Class";
    if (predicate === `${RDF}type` && object === `${RDF}Property`) entity["@type"] = "rdf:Property";
  }
  // What a visitor puts into an action is annotated so (schema.org/docs/actions.html), beside the properties themselves.
  entityOf("http://schema.org/query-input")["@type"] = "rdf:Property";
  entityOf("http://schema.org/query-input")["schema:domainIncludes"].push({ "@id": "http://schema.org/SearchAction" });
  return { "@graph": [...entities.values()] };
}
