import Foundation

/// Decides which of the resource bundles next to a program belong to it. Swift Package Manager puts the programs of a
/// package and the bundles of all targets, PACKAGE_TARGET.resources, into the same folder.
enum ProgramBundles {
    /// Returns the bundles among `bundles` that `program` searches, in search order: its own, then
    /// those of libraries. `isProgram` returns `true` for the name of a program in the folder; the bundles of other
    /// programs are left out. A test runner searches all bundles, because it also tests the targets of programs.
    static func searched(_ bundles: [String], by program: String, isProgram: (String) -> Bool) -> [String] {
        let sorted = bundles.sorted { ($0.count, $0) < ($1.count, $1) }
        if isTestRunner(program) { return sorted.sorted() }
        let own = sorted.filter { belongs($0, to: program) }
        let others = sorted.filter { bundle in
            !belongs(bundle, to: program) && !possibleTargets(of: bundle).contains(where: isProgram)
        }
        return own + others.sorted()
    }

    /// Returns `true` if `bundle` has the resources of `target`, a target or its module.
    static func belongs(_ bundle: String, to target: String) -> Bool {
        identifier(stem(of: bundle)).hasSuffix("_" + identifier(target))
    }

    private static func isTestRunner(_ program: String) -> Bool {
        program.hasSuffix("xctest") || program == "swiftpm-testing-helper"
    }

    /// Returns the names that the target of `bundle` can have: "Kit" and "Common_Kit" for "App_Common_Kit.resources",
    /// because both the package and the target can contain underscores.
    private static func possibleTargets(of bundle: String) -> [String] {
        let parts = stem(of: bundle).split(separator: "_", omittingEmptySubsequences: false)
        return parts.indices.dropFirst().map { parts[$0...].joined(separator: "_") }
    }

    private static func stem(of bundle: String) -> String { (bundle as NSString).deletingPathExtension }

    /// Returns the name of the module of the target `name`.
    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
