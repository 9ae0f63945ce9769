/// Finds members that the sources declare in extensions of UIKit's classes and override in subclasses.
///
/// Without the Objective-C runtime, a member of an extension can't be overridden. Each version of the member gets a
/// separate name, and a member with the original name checks the object's type and calls the version of that type.
struct ExtensionDispatch {
    /// A member and its versions in subclasses, most derived first.
    struct Family {
        var base: SourceIndex.Location
        var overrides: [SourceIndex.Location]
    }

    private(set) var families: [Family] = []

    init(_ index: SourceIndex) {
        for (file, content) in index.files.enumerated() {
            for (position, member) in content.declarations.enumerated() where Self.isBase(member, in: content, index) {
                let base = SourceIndex.Location(file: file, declaration: position)
                let overrides = Self.overrides(of: base, in: index)
                if !overrides.isEmpty { families.append(Family(base: base, overrides: overrides)) }
            }
        }
    }

    private static func isBase(_ member: Declaration, in file: SourceIndex.File, _ index: SourceIndex) -> Bool {
        guard !member.isInactive, let parent = member.parent, member.body != nil,
            member.kind == .function || member.kind == .variable, index.overrides[member.name] != nil
        else { return false }
        let type = file.declarations[parent]
        return type.typeKeyword == "extension" && !type.isConstrained && !member.isStatic && !member.isGeneric
            && member.modifier("override") == nil && ToolkitNames.superclasses[type.name] != nil
    }

    private static func overrides(of base: SourceIndex.Location, in index: SourceIndex) -> [SourceIndex.Location] {
        let member = index[base]
        let root = index.parent(of: base)?.name ?? ""
        var found: [(location: SourceIndex.Location, depth: Int)] = []
        for (file, content) in index.files.enumerated() {
            for (position, other) in content.declarations.enumerated() {
                guard !other.isInactive, other.name == member.name, other.modifier("override") != nil,
                    other.kind == member.kind, other.labels == member.labels, let parent = other.parent,
                    !content.declarations[parent].isGeneric, !content.declarations[parent].isConstrained,
                    let depth = index.ancestors(of: content.declarations[parent].name).firstIndex(of: root)
                else { continue }
                found.append((SourceIndex.Location(file: file, declaration: position), depth))
            }
        }
        return found.sorted { $0.depth > $1.depth }.map(\.location)
    }

    /// Returns the family that the member at `location` belongs to, if any.
    func family(of location: SourceIndex.Location) -> Family? {
        families.first { $0.base == location || $0.overrides.contains(location) }
    }
}

extension SourceIndex {
    /// Returns the superclasses of the class `name`, nearest first: those in the sources, then UIKit's.
    func ancestors(of name: String) -> [String] {
        var result: [String] = []
        var current = Self.lastName(name)
        while true {
            let declared = (classes[current] ?? []).first.flatMap { self[$0].inherited.first }.map(Self.lastName)
            guard let next = declared ?? ToolkitNames.superclasses[current], !result.contains(next) else {
                return result
            }
            result.append(next)
            current = next
        }
    }
}
