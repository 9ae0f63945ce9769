import InterfaceScanner

extension FileRewriter {
    /// Restricts an `@objc` protocol to classes, as `@objc` does on iOS.
    mutating func rewriteProtocol(_ declaration: Declaration) {
        guard declaration.attribute("objc") != nil, let body = declaration.body else { return }
        let bounds = ["AnyObject", "class", "NSObjectProtocol"]
        guard !declaration.inherited.contains(where: bounds.contains) else { return }
        let name = source.tokens[declaration.keyword + 1].range.upperBound
        if declaration.inherited.isEmpty {
            edits.insert(": AnyObject", at: name)
        } else if let colon = (declaration.keyword..<body.lowerBound).first(where: { source.isPunctuation($0, ":") }) {
            edits.insert(" AnyObject,", at: source.tokens[colon].range.upperBound)
        }
        recordChange("protocol \(declaration.name) bound to classes", at: declaration.keyword)
    }

    /// Makes an optional requirement a required one with a default implementation. If neither the result type nor the
    /// calls provide a value for a missing member, the requirement and its default throw; implementations don't have
    /// to. If the member isn't called but only used as a value, and there is no such value, rejects the requirement.
    mutating func rewriteOptionalMember(_ declaration: Declaration) {
        guard let modifier = declaration.modifier("optional"), let parent = declaration.parent else { return }
        let position = modifier.tokens.lowerBound
        let body: String
        switch index.absence(of: declaration) {
        case .value(let value): body = value
        case .error:
            body = "throw _MissingMember()"
            if !makeThrowing(declaration) {
                return reject("optional \(declaration.name) has a setter; make its type optional", at: position)
            }
        case .unknown:
            return reject(
                "optional \(declaration.name) is used as a value, and its result can't be absent; call it directly",
                at: position)
        }
        replace(modifier.tokens, with: "")
        recordChange("optional \(declaration.name) made a requirement with a default", at: position)
        addDefault(of: declaration, in: declarations[parent], body)
    }

    private mutating func addDefault(of declaration: Declaration, in type: Declaration, _ body: String) {
        let access = type.access.map { $0 == "open" || $0 == "private" ? "" : $0 + " " } ?? ""
        let attributes = declaration.attributes.filter { $0.name != "objc" }.map { source.line($0.tokens) + " " }
        let effect = body.hasPrefix("throw ") ? " throws" : ""
        var member: String
        if case .variable = declaration.kind {
            let value = effect.isEmpty ? body : "get throws { \(body) }"
            member = "var \(declaration.name): \(declaration.type.map(source.line) ?? "Any?") { \(value) }"
        } else {
            let signature = declaration.keyword..<declaration.tokens.upperBound
            let arrow = declaration.type.map { $0.lowerBound - 2 } ?? signature.upperBound
            member = source.line(signature.lowerBound..<arrow) + effect
            if arrow < signature.upperBound { member += " " + source.line(arrow..<signature.upperBound) }
            member += " { \(body) }"
        }
        member = attributes.joined() + access + (declaration.isStatic ? "static " : "") + member
        let conditions = declaration.conditions.map { "#if \($0)\n" }.joined()
        let ends = declaration.conditions.map { _ in "\n#endif" }.joined()
        appended.append("\(conditions)extension \(type.name) { \(member) }\(ends)")
    }

    /// Inserts `throws` into a requirement. Returns `false` if the requirement is a variable with a setter.
    private mutating func makeThrowing(_ declaration: Declaration) -> Bool {
        imports.insert("UIKit")
        guard case .variable = declaration.kind else {
            if let type = declaration.type {
                edits.insert("throws ", at: source.tokens[type.lowerBound - 2].range.lowerBound)
            }
            return true
        }
        guard let body = declaration.body, body.count == 3, source.name(body.lowerBound + 1) == "get" else {
            return false
        }
        edits.insert(" throws", at: source.tokens[body.lowerBound + 1].range.upperBound)
        return true
    }

    /// Removes the question mark after an optional member in a call such as `delegate?.didScroll?(self)`. If the
    /// member's default throws, wraps the call in `(try? ...)`.
    mutating func rewriteOptionalCall(at position: Int) {
        guard let call = MemberCall(position - 1, in: source), call.isOptional else { return }
        let name = call.name
        let member = index.optionalMembers[name]?.first { call.matches(index[$0].labels) }.map { index[$0] }
        guard member != nil || ToolkitNames.optionalMembers.contains(name) else { return }
        // A closure is called without labels.
        guard !index.variables.contains(name) || call.labels.contains(where: { $0 != nil }) else {
            return warn("\(name)? can be a closure or an optional member; it is left as it is", at: position)
        }
        replace(position..<position + 1, with: "")
        recordChange("question mark after \(name) removed: the member has a default", at: position)
        guard let member else { return warnOfToolkitDefault(call, at: position) }
        if case .error = index.absence(of: member) { catchMissing(position - 1, to: call.end) }
        castReceiver(ofMemberAt: position - 1, labels: member.labels)
    }

    /// Casts the receiver of an optional member to the protocol that declares the member if the receiver is a property
    /// of the type `AnyObject`, whose members the Objective-C runtime finds by name.
    private mutating func castReceiver(ofMemberAt position: Int, labels: [String?]) {
        let receiver = position - 3
        guard let name = source.name(receiver), let member = source.name(position),
            source.isPunctuation(position - 1, "."), source.isPunctuation(position - 2, "?"),
            declarations.contains(where: { $0.name == name && isAnyObject($0) }),
            let location = index.optionalMembers[member]?.first(where: { index[$0].labels == labels }),
            let owner = index.parent(of: location)
        else { return }
        let start = source.chainStart(before: position)
        guard start == receiver || start == receiver - 2 && source.name(start) == "self" else { return }
        edits.insert("(", at: source.tokens[start].range.lowerBound)
        edits.insert(" as? \(owner.name))", at: source.tokens[receiver].range.upperBound)
        recordChange("\(name) cast to \(owner.name), which declares \(member)", at: receiver)
    }

    private func isAnyObject(_ declaration: Declaration) -> Bool {
        guard case .variable = declaration.kind, let type = declaration.type else { return false }
        return source.line(type) == "AnyObject?"
    }

    /// Warns if the result of `call`, whose member has a default in UIKit, is bound or followed by `??`.
    private mutating func warnOfToolkitDefault(_ call: MemberCall, at position: Int) {
        let hasFallback = source.isPunctuation(call.end + 1, "?") && source.isPunctuation(call.end + 2, "?")
        let start = source.chainStart(before: position - 1)
        let isBound = source.isPunctuation(start - 1, "=") && ["let", "var"].contains(source.name(start - 3) ?? "")
        guard hasFallback || isBound else { return }
        warn(
            "\(call.name) has a default here: its result is absent only if the object before it is nil", at: position)
    }

    /// Wraps the expression that accesses an optional property, such as `delegate?.rate` in `delegate?.rate ?? 1`, in
    /// `(try? ...)` if the property's default throws, and if the expression has a fallback or is bound in a condition.
    mutating func rewriteOptionalAccess(at position: Int) {
        guard let name = source.name(position), source.isPunctuation(position - 1, "."),
            let member = index.optionalMembers[name]?.map({ index[$0] }).first(where: { $0.kind == .variable }),
            case .error = index.absence(of: member)
        else { return }
        let hasFallback = source.isPunctuation(position + 1, "?") && source.isPunctuation(position + 2, "?")
        let start = source.chainStart(before: position)
        let isBound = source.isPunctuation(start - 1, "=") && ["let", "var"].contains(source.name(start - 3) ?? "")
        guard hasFallback || isBound && isAtEndOfCondition(position) else { return }
        catchMissing(position, to: position)
        recordChange("the error of a missing \(name) is caught", at: position)
    }

    /// Warns about an optional protocol method that is compared with `nil` or bound in a condition. In the rewritten
    /// sources, the method has a default implementation, so it is never `nil`.
    mutating func checkOptionalReference(at position: Int) {
        guard let name = source.name(position), source.isPunctuation(position - 1, "."),
            !index.variables.contains(name),
            let member = index.optionalMembers[name]?.map({ index[$0] }).first(where: { $0.kind == .function })
        else { return }
        switch index.absence(of: member) {
        // If the default returns what the caller would use for a missing method, the comparison is redundant.
        case .value(let value) where !value.isEmpty && value != "nil": return
        case .unknown: return
        default: break
        }
        let end = source.isPunctuation(position + 1, "(") ? labelsEnd(after: position, member.labels) : position
        guard let end else { return }
        let isCompared =
            (source.isPunctuation(end + 1, "!") || source.isPunctuation(end + 1, "="))
            && source.isPunctuation(end + 2, "=") && source.name(end + 3) == "nil"
        let start = source.chainStart(before: position)
        let isBound =
            source.isPunctuation(start - 1, "=") && ["let", "var"].contains(source.name(start - 3) ?? "")
            && (["if", "guard", "while"].contains(source.name(start - 4) ?? "")
                || source.isPunctuation(start - 4, ","))
        let isTested = isBound && isAtEndOfCondition(end) && !isOnlyCalled(source.name(start - 2), after: end)
        guard isCompared || isTested else { return }
        warn("\(name) is never nil here, because the optional method has a default", at: position)
    }

    /// Returns `true` if the code after a condition consists only of a call to `name`, the method that the condition
    /// binds. Such a binding needs no warning, because calling the method's default has no effect.
    private func isOnlyCalled(_ name: String?, after end: Int) -> Bool {
        var brace = end + 1
        if source.name(brace) == "else", let close = source.counterparts[brace + 1] { brace = close }
        guard name != nil, source.name(brace + 1) == name, source.isPunctuation(brace + 2, "("),
            let close = source.counterparts[brace + 2]
        else { return false }
        return source.isPunctuation(close + 1, "}")
    }

    private func isAtEndOfCondition(_ end: Int) -> Bool {
        source.isPunctuation(end + 1, "{") || source.isPunctuation(end + 1, ",") || source.name(end + 1) == "else"
    }

    /// Returns the index of the parenthesis that closes the labels of a method's full name, such as `did(_:)`; `nil`
    /// for a call.
    private func labelsEnd(after position: Int, _ labels: [String?]) -> Int? {
        guard !labels.isEmpty, let end = source.counterparts[position + 1] else { return nil }
        let text = labels.map { ($0 ?? "_") + ":" }.joined()
        return source.line(position + 2..<end).filter { $0 != " " } == text ? end : nil
    }

    /// Wraps an expression in `(try? ...)`. `member` is the index of the last member's name in the expression, and
    /// `end` that of the last token.
    private mutating func catchMissing(_ member: Int, to end: Int) {
        edits.insert("(try? ", at: source.tokens[source.chainStart(before: member)].range.lowerBound)
        let continues = source.isPunctuation(end + 1, ".") || source.isPunctuation(end + 1, "[")
        edits.insert(continues ? ")?" : ")", at: source.tokens[end].range.upperBound)
    }
}
