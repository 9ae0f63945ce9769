import InterfaceScanner

extension FileRewriter {
    /// Makes a test method, or an override such as `setUp()`, that is isolated to the main actor a nonisolated method
    /// that assumes the main actor. On Linux, an isolated override doesn't compile, and a list of isolated test methods
    /// ends the program. XCTest calls the methods on the main thread.
    mutating func assumeMainActor(_ declaration: Declaration) {
        guard declaration.kind == .function, let parent = declaration.parent, let body = declaration.body,
            declaration.name.hasPrefix("test") || declaration.modifier("override") != nil,
            declaration.parameters.isEmpty, declaration.type == nil, !declaration.isStatic,
            !declaration.effects.contains("async"), declaration.modifier("nonisolated") == nil
        else { return }
        let type = declarations[parent].name
        guard index.ancestors(of: type).contains("XCTestCase") else { return }
        let attribute = declaration.attribute("MainActor")
        guard attribute != nil || declarations[parent].attribute("MainActor") != nil || isMainActorClass(type) else {
            return
        }
        if let attribute { replace(attribute.tokens, with: "") }
        edits.insert("nonisolated ", at: source.tokens[declaration.keyword].range.lowerBound)
        // Without the type, an empty body wouldn't throw, and a body of one expression would return its value.
        let isThrowing = declaration.effects.contains("throws")
        let (call, signature) = isThrowing ? ("try MainActor", "() throws -> Void") : ("MainActor", "() -> Void")
        edits.insert(" \(call).assumeIsolated { \(signature) in ", at: source.tokens[body.lowerBound].range.upperBound)
        edits.insert("} ", at: source.tokens[body.upperBound - 1].range.lowerBound)
        recordChange("\(declaration.name) made nonisolated; it assumes the main actor", at: declaration.keyword)
    }

    private func isMainActorClass(_ name: String) -> Bool {
        ([name] + index.ancestors(of: name)).contains { name in
            index.classLocation(name).map { index[$0].attribute("MainActor") != nil } ?? false
        }
    }
}
