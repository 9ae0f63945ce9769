import InterfaceScanner

extension FileRewriter {
    /// Rewrites the attributes and modifiers of a declaration, and adds the members and inherited types that it needs.
    mutating func rewrite(_ declaration: Declaration) {
        if let dynamic = declaration.modifier("dynamic") {
            replace(dynamic.tokens, with: "")
            recordChange("dynamic removed", at: dynamic.tokens.lowerBound)
        }
        if let action = declaration.attribute("IBAction"), declaration.parameters.count != 1 {
            replace(action.tokens, with: "@InterfaceAction")
            recordChange(
                "@IBAction without exactly one parameter replaced by @InterfaceAction", at: action.tokens.lowerBound)
        }
        if declaration.attribute("IBOutlet") != nil {
            rewriteOutlet(declaration)
        } else if isOutletInInterfaceBuilder(declaration), let parent = declaration.parent {
            recordChange("\(declaration.name) listed for interface files", at: declaration.keyword)
            listOutlet(declaration, of: declarations[parent])
        }
        assumeMainActor(declaration)
        rewriteObjectMember(declaration)
        rewriteManaged(declaration)
        requireInitializer(declaration)
        addRequiredInitializer(declaration)
        addReuseInitializer(declaration)
        allowEditing(declaration)
        widenDelegate(declaration)
        switch declaration.typeKeyword {
        case "class": rewriteClass(declaration)
        case "protocol": rewriteProtocol(declaration)
        default: break
        }
        rewriteCreation(declaration)
        if declaration.modifier("optional") != nil {
            rewriteOptionalMember(declaration)
        } else if let parent = declaration.parent, index.optionalMembers[declaration.name] != nil,
            let hiding = index.hidingSuperclass(of: declaration, in: declarations[parent])
        {
            warn(
                "\(declaration.name) is not called through \(hiding.protocol): only the superclass \(hiding.type) "
                    + "conforms to it; implement the member there, too", at: declaration.keyword)
        }
    }

    /// Makes the class of an app or scene delegate final, because the program creates it with `init()`. Open classes
    /// and classes with subclasses are left as they are. Imports SDLKit if the class is the program's entry point.
    private mutating func rewriteClass(_ declaration: Declaration) {
        let delegates = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
        let isDelegate = declaration.inherited.contains(where: delegates.contains)
        if isDelegate, ["main", "UIApplicationMain"].contains(where: { declaration.attribute($0) != nil }) {
            // SDLKit declares the delegates' `main()`.
            imports.insert("SDLKit")
        }
        let isSuperclass = index.classes.keys.contains { index.inherits($0, from: declaration.name) }
        guard isDelegate, !isSuperclass, declaration.modifier("final") == nil, declaration.modifier("open") == nil
        else {
            return
        }
        edits.insert("final ", at: source.tokens[declaration.keyword].range.lowerBound)
        recordChange("class \(declaration.name) made final", at: declaration.keyword)
    }

    /// Makes an overriding `init()` of a layer class required, as in `CALayer`, because a view creates its layer from
    /// `layerClass`.
    private mutating func requireInitializer(_ declaration: Declaration) {
        guard declaration.kind == .initializer, declaration.parameters.isEmpty, let parent = declaration.parent,
            let modifier = declaration.modifier("override"),
            index.ancestors(of: declarations[parent].name).contains("CALayer")
        else { return }
        replace(modifier.tokens, with: declaration.modifier("required") == nil ? "required" : "")
        recordChange("init() of a layer made required", at: modifier.tokens.lowerBound)
    }

    /// Adds the required `init()` after the first designated initializer of a layer class without an `init()`, because
    /// a class with another designated initializer doesn't inherit `init()`. If a property has no initial value, the
    /// added initializer ends the program.
    private mutating func addRequiredInitializer(_ declaration: Declaration) {
        guard index.isDesignatedInitializer(declaration), let parent = declaration.parent, declaration.body != nil,
            declarations[parent].typeKeyword == "class",
            index.ancestors(of: declarations[parent].name).contains("CALayer")
        else { return }
        let members = declarations.filter { $0.parent == parent }
        guard members.first(where: index.isDesignatedInitializer)?.keyword == declaration.keyword,
            !members.contains(where: { $0.kind == .initializer && $0.parameters.isEmpty })
        else { return }
        let access = ["public", "open"].contains(declarations[parent].access) ? "public " : ""
        let body = members.contains(where: lacksValue) ? "fatalError(\"init() not implemented\")" : "super.init()"
        let end = source.tokens[declaration.tokens.upperBound - 1].range.upperBound
        edits.insert("; \(access)required init() { \(body) }", at: end)
        recordChange("required init() added to a layer", at: declaration.keyword)
    }

    /// Returns `true` if a member is a stored property that initializers must set.
    private func lacksValue(_ member: Declaration) -> Bool {
        guard member.kind == .variable, !member.isStatic, member.modifier("lazy") == nil, let type = member.type,
            member.attribute("NSManaged") == nil, !isComputed(member), !source.isPunctuation(type.upperBound, "=")
        else { return false }
        let isOptional = ["?", "!"].contains { source.isPunctuation(type.upperBound - 1, $0) }
        return !isOptional || source.name(member.keyword) == "let"
    }

    // MARK: Outlets

    private mutating func rewriteOutlet(_ declaration: Declaration) {
        guard let attribute = declaration.attribute("IBOutlet") else { return }
        let position = attribute.tokens.lowerBound
        guard case .variable = declaration.kind, let type = declaration.type, !type.isEmpty else {
            return reject("@IBOutlet without a type; add it after the name", at: position)
        }
        let isOptional = source.isPunctuation(type.upperBound - 1, "?")
        let isListed = declaration.modifier("weak") != nil && isOptional && !declaration.isPrivate
        if isListed || isComputed(declaration) {
            // A plain property behaves as on iOS. Interface files set it through the target's table of outlets.
            replace(attribute.tokens, with: "")
            recordChange("@IBOutlet removed; \(declaration.name) is listed for interface files", at: position)
            if let parent = declaration.parent { listOutlet(declaration, of: declarations[parent]) }
            return
        }
        let isCollection = source.isPunctuation(type.lowerBound, "[")
        replace(attribute.tokens, with: isCollection ? "@OutletCollection" : "@Outlet")
        recordChange("@IBOutlet replaced by @Outlet\(isCollection ? "Collection" : "")", at: position)
        for modifier in declaration.modifiers where ["weak", "unowned"].contains(modifier.name.prefix { $0 != "(" }) {
            replace(modifier.tokens, with: "")
        }
        if isCollection, source.isPunctuation(type.upperBound - 1, "!") {
            replace(type.upperBound - 1..<type.upperBound, with: "")
        }
    }

    /// Returns `true` if a variable is an outlet with another type in Interface Builder:
    /// `#if TARGET_INTERFACE_BUILDER @IBOutlet weak var delegate: AnyObject? #else ...`.
    private func isOutletInInterfaceBuilder(_ variable: Declaration) -> Bool {
        variable.kind == .variable && source.name(variable.keyword) == "var" && !variable.isPrivate
            && !variable.conditions.isEmpty
            && declarations.contains { other in
                other.isInactive && other.parent == variable.parent && other.name == variable.name
                    && other.attribute("IBOutlet") != nil
                    && other.conditions.contains { $0.contains("TARGET_INTERFACE_BUILDER") }
            }
    }

    /// Returns `true` if a variable has a getter.
    func isComputed(_ declaration: Declaration) -> Bool {
        guard let body = declaration.body else { return false }
        var position = body.lowerBound + 1
        while position < body.upperBound - 1 {
            if let name = source.name(position), ["didSet", "willSet"].contains(name) { return false }
            // Any other word belongs to a getter.
            if source.name(position) != nil { return true }
            position += 1
        }
        return true
    }

    private mutating func listOutlet(_ declaration: Declaration, of type: Declaration) {
        if type.isGeneric || type.isPrivate || type.isLocal {
            return warn(
                "\(declaration.name) can't be listed for interface files: its type is not visible",
                at: declaration.keyword)
        }
        outlets.append(
            InterfaceMember(
                kind: .outlet, type: type.name, name: declaration.name, conditions: declaration.conditions))
    }
}
