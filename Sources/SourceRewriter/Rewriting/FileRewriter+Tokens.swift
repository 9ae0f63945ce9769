import InterfaceScanner

extension FileRewriter {
    static let removedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "NSCopying", "GKInspectable", "IBSegueAction",
    ]

    /// The modules that iOS sources can name after importing only UIKit.
    private static let qualifiers: Set<String> = ["CoreGraphics", "QuartzCore", "Darwin"]

    /// Rewrites code that can be recognized by a single token, such as attributes, imports and directives.
    mutating func rewriteTokens() {
        for (position, token) in source.tokens.enumerated() where !source.isInactive[position] {
            switch token.text {
            case "@" where token.kind == .punctuation: rewriteAttribute(at: position)
            case "#" where token.kind == .punctuation: rewriteExpression(at: position)
            case "?" where token.kind == .punctuation: rewriteOptionalCall(at: position)
            case "import" where token.kind == .name: rewriteImport(at: position)
            case "window" where token.kind == .name: rewriteDelegateWindow(at: position)
            case "description" where token.kind == .name: rewriteClassDescription(at: position)
            case "abs" where token.kind == .name: qualifyAbsoluteValue(at: position)
            case "NSClassFromString" where token.kind == .name: rewriteClassLookup(at: position)
            case let name where token.kind == .name && Self.dynamicInitializers[name] != nil:
                rewriteDynamicCreation(at: position)
            case let name where token.kind == .name && Self.qualifiers.contains(name): rewriteModuleName(at: position)
            default:
                if token.kind == .literal { checkLiteral(at: position) }
                if token.kind == .name, let module = ToolkitNames.module(of: token.text) { imports.insert(module) }
                if token.kind == .directive { rewriteDirective(at: position) }
                if token.kind == .name, index.optionalMembers[token.text] != nil {
                    rewriteOptionalAccess(at: position)
                    checkOptionalReference(at: position)
                }
            }
        }
    }

    private mutating func rewriteDirective(at position: Int) {
        let text = source.tokens[position].text
        let adapted = BuildCondition.adapted(text)
        guard adapted != text else { return }
        replace(position..<position + 1, with: adapted)
        recordChange("os(iOS) replaced by true", at: position)
    }

    private mutating func rewriteAttribute(at position: Int) {
        guard let name = source.name(position + 1) else { return }
        let range = position..<TypeSyntax(source: source).attributeEnd(position)
        switch name {
        case let name where Self.removedAttributes.contains(name):
            replace(range, with: "")
            recordChange("@\(name) removed", at: position)
        case "UIApplicationMain", "NSApplicationMain":
            replace(range, with: "@main")
            recordChange("@\(name) replaced by @main", at: position)
        default: break
        }
    }

    private mutating func rewriteExpression(at position: Int) {
        guard source.isAdjacentToNext(position), source.isPunctuation(position + 2, "("),
            let end = source.counterparts[position + 2]
        else { return }
        switch source.name(position + 1) {
        case "selector": rewriteSelector(position..<end + 1)
        case "keyPath": rewriteKeyPath(position..<end + 1)
        case "colorLiteral":
            replace(position..<position + 2, with: "UIColor")
            recordChange("#colorLiteral replaced by UIColor", at: position)
        case "imageLiteral":
            replace(position..<position + 2, with: "UIImage")
            if source.name(position + 3) == "resourceName" { replace(position + 3..<position + 4, with: "named") }
            edits.insert("!", at: source.tokens[end].range.upperBound)
            recordChange("#imageLiteral replaced by UIImage(named:)", at: position)
        default: break
        }
    }

    private mutating func rewriteKeyPath(_ range: Range<Int>) {
        let names = range.dropFirst(3).dropLast().filter { source.tokens[$0].kind == .name }.map {
            source.tokens[$0].text
        }
        let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
        guard !path.isEmpty else {
            return reject("#keyPath without a property", at: range.lowerBound)
        }
        let isToolkit = ["UI", "CA", "NS"].contains { names.first?.hasPrefix($0) == true }
        let keys = path.map { isToolkit ? Self.objectiveCKey($0) : $0 }
        let text = "\"" + keys.joined(separator: ".") + "\""
        replace(range, with: text)
        recordChange("#keyPath replaced by \(text)", at: range.lowerBound)
    }

    /// Returns the Objective-C name of a property of UIKit: "hidden" for `isHidden`.
    private static func objectiveCKey(_ name: String) -> String {
        let base = name.dropFirst(2)
        guard name.hasPrefix("is"), let first = base.first, first.isUppercase else { return name }
        return first.lowercased() + base.dropFirst()
    }

    /// Replaces `type(of: view).description()` and `Page.description()` with `String(reflecting:)`, because classes
    /// only have `description()` in the Objective-C runtime.
    private mutating func rewriteClassDescription(at position: Int) {
        guard source.isPunctuation(position - 1, "."), source.isPunctuation(position + 1, "("),
            source.isPunctuation(position + 2, ")")
        else { return }
        let start: Int
        let type: String
        if source.isPunctuation(position - 2, ")"), let open = source.counterparts[position - 2],
            source.name(open - 1) == "type", source.name(open + 1) == "of"
        {
            (start, type) = (open - 1, "")
        } else if let name = source.name(position - 2), name.first?.isUppercase == true,
            !source.isPunctuation(position - 3, "."), index.methods["description", default: []].isEmpty
        {
            (start, type) = (position - 2, ".self")
        } else {
            return
        }
        edits.insert("String(reflecting: ", at: source.tokens[start].range.lowerBound)
        replace(position - 1..<position + 3, with: type + ")")
        recordChange("description() of a class replaced by String(reflecting:)", at: position)
    }

    /// Replaces `NSClassFromString` with the function of this package's UIKit, which also finds UIKit's classes.
    private mutating func rewriteClassLookup(at position: Int) {
        guard source.isPunctuation(position + 1, "("), !source.isPunctuation(position - 1, "."),
            source.name(position - 1) != "func"
        else { return }
        replace(position..<position + 1, with: "_classFromString")
        imports.insert("UIKit")
        recordChange("NSClassFromString replaced by _classFromString", at: position)
    }

    /// Imports the module of a qualified name such as `CoreGraphics.log`, because importing UIKit isn't enough here.
    /// Replaces `Darwin` with `Foundation`, which re-exports the C library.
    private mutating func rewriteModuleName(at position: Int) {
        guard let module = source.name(position), source.isPunctuation(position + 1, "."),
            !source.isPunctuation(position - 1, "."), source.name(position + 2) != nil,
            source.name(position - 1) != "import", !ToolkitNames.importKinds.contains(source.name(position - 1) ?? "")
        else { return }
        guard module == "Darwin" else {
            imports.insert(module)
            return
        }
        imports.insert("Foundation")
        replace(position..<position + 1, with: "Foundation")
        recordChange("Darwin replaced by Foundation", at: position)
    }

    /// Removes the last question or exclamation mark after an access such as `delegate?.window??`. The `window`
    /// property of a delegate is an optional member on iOS, but not in this package's UIKit.
    private mutating func rewriteDelegateWindow(at position: Int) {
        func isMark(_ index: Int) -> Bool { source.isPunctuation(index, "?") || source.isPunctuation(index, "!") }
        guard source.isPunctuation(position - 1, "."), isMark(position - 2), source.name(position - 3) == "delegate",
            isMark(position + 1), isMark(position + 2), source.isAdjacentToNext(position),
            source.isAdjacentToNext(position + 1)
        else { return }
        edits.replace(source.tokens[position + 2].range, with: "", keepsColumns: false)
        recordChange("one of two unwraps of a delegate's window removed", at: position)
    }

    private mutating func rewriteImport(at position: Int) {
        guard let word = source.name(position + 1), position == 0 || !source.isPunctuation(position - 1, ".") else {
            return
        }
        if ToolkitNames.importKinds.contains(word), let module = source.name(position + 2),
            let replacement = ToolkitNames.modules[module], source.isPunctuation(position + 3, "."),
            source.name(position + 4) != nil
        {
            // The declaration may be in another module, so the whole replacement is imported.
            replace(position..<position + 5, with: "import \(replacement)")
            recordChange("import of \(module) replaced by \(replacement)", at: position)
            return
        }
        let module = word
        if module == "XCTest" {
            // On iOS, XCTest re-exports UIKit.
            imports.insert("UIKit")
        } else if let replacement = ToolkitNames.modules[module] {
            let end = source.isPunctuation(position + 2, ".") ? position + 4 : position + 2
            replace(position..<end, with: "import \(replacement)")
            recordChange("import of \(module) replaced by \(replacement)", at: position)
        } else if module == "UIKit", source.isPunctuation(position + 2, "."), source.name(position + 3) != nil {
            replace(position..<position + 4, with: "import UIKit")
            recordChange("import of a submodule replaced by UIKit", at: position)
        }
    }

    /// Rejects a string that has interpolations and contains the text of an expression that would have to be rewritten,
    /// because the tokens don't include interpolations.
    private mutating func checkLiteral(at position: Int) {
        let range = source.tokens[position].range
        guard source.bytes[range].contains(UInt8(ascii: "#")) else { return }
        let text = String(decoding: source.bytes[range], as: UTF8.self)
        for name in ["#selector(", "#keyPath("] where text.contains("\\(") && text.contains(name) {
            reject("\(name)...) in a string; move it to a constant before the string", at: position)
        }
    }
}
