/// The generated Swift file that lists a target's members for interface files.
package struct InterfaceTableSource {
    /// The name of the generated class, which the loader looks up in each module.
    package static let className = "GeneratedInterfaceTable"

    private let members: [InterfaceMember]
    /// The gesture recognizers that interface files can create.
    private let recognizers: [ScannedClass]
    /// The classes that interface files can name.
    private let classes: [ScannedClass]
    /// The modules that the generated file imports; the first one declares `InterfaceDescribing`.
    private let imports: [String]

    /// Creates the source for the scanned files of one target.
    package init(_ scans: [InterfaceScan]) {
        var unique: [InterfaceMember] = []
        for member in scans.flatMap(\.members) where !unique.contains(member) { unique.append(member) }
        members = unique
        let recognizers = scans.flatMap(\.classes).creatableRecognizers
        self.recognizers = recognizers
        classes = scans.flatMap(\.classes).nameable
        // Members may be declared in extensions of types from other modules.
        let described = scans.filter { scan in
            !scan.members.isEmpty || scan.classes.contains { recognizers.contains($0) }
        }.flatMap(\.imports)
        let toolkit = scans.contains { $0.imports.contains("UIKit") } ? "UIKit" : "NibKit"
        imports = [toolkit] + Set(described).subtracting([toolkit]).sorted()
    }

    /// The source text of the file.
    package var text: String {
        var lines = [
            "// Generated from the sources of this target: the members that interface files can name.",
            "// swift-format-ignore-file",
            "",
        ]
        lines += ["import \(imports[0])"]
        // The original import may be conditional.
        for name in imports.dropFirst() { lines += ["#if canImport(\(name))", "import \(name)", "#endif"] }
        lines += [
            "",
            "final class \(Self.className): InterfaceDescribing {",
            "    static func describe(_ interface: inout InterfaceDescription) {",
        ]
        func append(_ statement: String, _ conditions: [String]) {
            lines += conditions.map { "#if \($0)" }
            lines.append("        " + statement)
            lines += conditions.map { _ in "#endif" }
        }
        for member in members { append(Self.statement(for: member), member.conditions) }
        for type in recognizers {
            append("interface.addClass { \(Self.quoted(type: type.type))(target: nil, action: nil) }", type.conditions)
        }
        // One statement for all classes without conditions.
        for (conditions, classes) in Dictionary(grouping: classes, by: \.conditions).sorted(by: {
            $0.key.lexicographicallyPrecedes($1.key)
        }) {
            let names = Set(classes.map { "\"\($0.type)\"" }).sorted().joined(separator: ", ")
            append("interface.addNames(ofClasses: [\(names)])", conditions)
        }
        return (lines + ["    }", "}", ""]).joined(separator: "\n")
    }

    private static func statement(for member: InterfaceMember) -> String {
        let name = quoted(member.name)
        let type = quoted(type: member.type)
        switch member.kind {
        case .action(let labels):
            let selector = SelectorName.selector(member.name, labels: labels)
            let arguments = labels.isEmpty ? "" : "(" + labels.map { quoted($0 ?? "_") + ":" }.joined() + ")"
            return "interface.addAction(\"\(selector)\", \(type).\(name)\(arguments))"
        case .outlet:
            return "interface.addOutlet(\"\(member.name)\", \\\(type).\(name))"
        case .property:
            return "interface.addProperty(\"\(member.name)\", \\\(type).\(name))"
        }
    }

    private static func quoted(type: String) -> String {
        type.split(separator: ".").map { quoted(String($0)) }.joined(separator: ".")
    }

    /// Returns `name`, in backticks if it is a keyword.
    private static func quoted(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
