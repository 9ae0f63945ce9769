/// The protocols of the sources that require `init()` and that UIKit's classes adopt in extensions.
///
/// Without the Objective-C runtime, only a class whose `init()` is required can adopt such a protocol.
struct CreationProtocols {
    /// The names of the protocols that declare the requirement.
    private(set) var declaring: Set<String> = []
    /// The names of those and of the protocols that inherit from them.
    private(set) var all: Set<String> = []

    init() {}

    init(_ index: SourceIndex) {
        for (name, locations) in index.protocols where locations.contains(where: { Self.requiresInit($0, index) }) {
            let family = Self.family(of: name, index)
            let adopters = family.flatMap { index.conformers[$0, default: []] }
            guard adopters.contains(where: { index.classes[$0] == nil && index.isObject($0) && !Self.isLayer($0) })
            else { continue }
            declaring.insert(name)
            all.formUnion(family)
        }
    }

    /// Returns `true` if `declaration` is `init()`, as a protocol can require it.
    static func isInit(_ declaration: Declaration, in source: SourceText) -> Bool {
        declaration.kind == .initializer && declaration.parameters.isEmpty && declaration.body == nil
            && declaration.effects.isEmpty && !declaration.isInactive
            && source.isPunctuation(declaration.keyword + 1, "(")
    }

    private static func requiresInit(_ location: SourceIndex.Location, _ index: SourceIndex) -> Bool {
        let file = index.files[location.file]
        return file.declarations.contains { $0.parent == location.declaration && isInit($0, in: file.source) }
    }

    private static func family(of name: String, _ index: SourceIndex) -> Set<String> {
        var family: Set = [name]
        while true {
            let refined = index.protocols.filter { _, locations in
                locations.contains { index[$0].inherited.map(SourceIndex.lastName).contains(where: family.contains) }
            }
            guard !family.isSuperset(of: refined.keys) else { return family }
            family.formUnion(refined.keys)
        }
    }

    /// Layers have a required `init()`.
    private static func isLayer(_ name: String) -> Bool {
        name == "CALayer" || sequence(first: name) { ToolkitNames.superclasses[$0] }.contains("CALayer")
    }
}

extension SourceIndex {
    /// Returns `true` if `name` is `NSObject` or a class that is known to inherit from it.
    func isObject(_ name: String) -> Bool { name == "NSObject" || ancestors(of: name).last == "NSObject" }
}
