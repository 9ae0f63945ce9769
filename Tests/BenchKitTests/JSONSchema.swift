import Foundation

/// A validator for the subset of JSON Schema used by the schemas of this repository. An unknown keyword counts as a
/// fault, so that nothing passes unchecked.
struct JSONSchema {
    private let root: [String: Any]

    init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// Returns the published schema of the benchmark's reports.
    static func ofReports() throws -> JSONSchema {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try JSONSchema(Data(contentsOf: root.appendingPathComponent("Schemas/skeleton-bench.schema.json")))
    }

    /// Returns a line for each violation of the schema in `value`; empty if `value` is valid.
    func faults(in value: Any) -> [String] {
        faults(in: value, by: root, at: "$")
    }

    // MARK: Private

    private func faults(in value: Any, by schema: [String: Any], at place: String) -> [String] {
        schema.flatMap { keyword, rule -> [String] in
            switch keyword {
            case "$schema", "$defs", "title", "description", "properties", "additionalProperties": return []
            case "$ref":
                guard let name = rule as? String, let target = definition(name) else {
                    return ["\(place): the schema has no \(rule)"]
                }
                return faults(in: value, by: target, at: place)
            case "type": return isOf(rule as? String, value) ? [] : ["\(place) is no \(rule)"]
            case "const": return value as? NSObject == rule as? NSObject ? [] : ["\(place) is not \(rule)"]
            case "minimum": return number(value) ?? 0 >= number(rule) ?? 0 ? [] : ["\(place) is below \(rule)"]
            case "minItems": return (value as? [Any])?.count ?? 0 >= rule as? Int ?? 0 ? [] : ["\(place) is too short"]
            case "maxItems": return (value as? [Any])?.count ?? 0 <= rule as? Int ?? 0 ? [] : ["\(place) is too long"]
            case "items": return itemFaults(value, rule, place)
            case "anyOf":
                let all = (rule as? [[String: Any]] ?? []).map { faults(in: value, by: $0, at: place) }
                return all.contains([]) ? [] : all.last ?? ["\(place): nothing is allowed"]
            case "required":
                let keys = (value as? [String: Any])?.keys.map { $0 } ?? []
                return (rule as? [String] ?? []).filter { !keys.contains($0) }.map { "\(place) has no \($0)" }
            case "propertyNames":
                let names = (rule as? [String: Any])?["enum"] as? [String] ?? []
                return (value as? [String: Any] ?? [:]).keys.filter { !names.contains($0) }.map {
                    "\(place) has an unknown \($0)"
                }
            default: return ["\(place): the keyword \(keyword) is not known"]
            }
        } + memberFaults(value, schema, place)
    }

    private func memberFaults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        return (value as? [String: Any] ?? [:]).flatMap { name, member -> [String] in
            if let rule = properties[name] { return faults(in: member, by: rule, at: "\(place).\(name)") }
            if let rule = schema["additionalProperties"] as? [String: Any] {
                return faults(in: member, by: rule, at: "\(place).\(name)")
            }
            return schema["additionalProperties"] as? Bool == false ? ["\(place) has an unknown \(name)"] : []
        }
    }

    private func itemFaults(_ value: Any, _ rule: Any, _ place: String) -> [String] {
        guard let items = value as? [Any], let rule = rule as? [String: Any] else { return [] }
        return items.enumerated().flatMap { faults(in: $1, by: rule, at: "\(place)[\($0)]") }
    }

    private func definition(_ name: String) -> [String: Any]? {
        let prefix = "#/$defs/"
        guard name.hasPrefix(prefix), let all = root["$defs"] as? [String: [String: Any]] else { return nil }
        return all[String(name.dropFirst(prefix.count))]
    }

    private func isOf(_ type: String?, _ value: Any) -> Bool {
        switch type {
        case "null": value is NSNull
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": isBoolean(value)
        case "number": number(value) != nil
        case "integer": number(value).map { $0 == $0.rounded() } ?? false
        default: false
        }
    }

    /// Returns `true` if `value` is a Boolean, which Foundation represents as a number.
    private func isBoolean(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return false }
        return String(cString: number.objCType) == "c"
    }

    private func number(_ value: Any) -> Double? {
        guard let number = value as? NSNumber, !isBoolean(value) else { return nil }
        return number.doubleValue
    }
}
