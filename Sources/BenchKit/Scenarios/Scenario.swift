/// A named scenario.
package struct Scenario: Sendable {
    package enum Kind: Sendable {
        /// Steady-state frames of bones, compared with a baseline.
        case shimmer
        /// Steady-state frames of a screen.
        case screen(any BenchScenario)
        /// Events that a user waits for, such as a resize.
        case events(any EventScenario.Type)
        /// Starts of the program as a child process.
        case start
        /// Random input to a screen in a child process.
        case use(any SoakScreen)
    }

    package let name: String
    package let kind: Kind

    package init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// Creates the scenario that measures `screen`.
    package init(_ screen: any BenchScenario) {
        self.init(screen.name, .screen(screen))
    }

    /// Creates the scenario that measures the memory use of `screen`.
    package init(_ screen: any SoakScreen) {
        self.init(screen.name, .use(screen))
    }

    /// The description for `--list`, in one line.
    @MainActor
    package var summary: String {
        switch kind {
        case .shimmer: "N bones in a grid on white, each with a highlight sliding from left to right in 1.5 s, easeIn"
        case .screen(let screen): screen.summary
        case .events(let events): events.summary
        case .start: StartMeasurement.summary
        case .use(let screen): screen.summary
        }
    }

    /// `true` if `--bones` sets the number of elements.
    package var takesBones: Bool {
        switch kind {
        case .shimmer: true
        case .screen(let screen): screen.elementName == "bones"
        case .events, .start, .use: false
        }
    }

    /// `true` if the scenario has a baseline and therefore a ratio.
    package var hasBaseline: Bool {
        switch kind {
        case .shimmer: true
        case .screen(let screen): screen is any BaselineScenario
        case .events, .start, .use: false
        }
    }

    /// `true` if `--frames` and `--duration` set the scenario's length.
    package var hasLength: Bool {
        switch kind {
        case .shimmer, .screen, .use: true
        case .events, .start: false
        }
    }

    /// Returns the element counts, such as the number of bones, that are measured with `plan`.
    @MainActor
    func counts(_ plan: BenchPlan) -> [Int] {
        switch kind {
        case .shimmer: plan.bones ?? Shimmer.counts
        case .screen(let screen): (takesBones ? plan.bones : nil) ?? screen.counts
        case .events(let events): [events.count]
        case .start, .use: [1]
        }
    }

    /// Throws if there are no element counts, or one of them is below 1.
    @MainActor
    func checkCounts(_ plan: BenchPlan) throws(BenchError) {
        let counts = counts(plan)
        guard !counts.isEmpty else {
            throw BenchError("the scenario \(name) has no counts; return at least one, such as [1]")
        }
        if let wrong = counts.first(where: { $0 < 1 }) {
            throw BenchError("the scenario \(name) has the count \(wrong); return counts of at least 1")
        }
    }

    /// The names of a screen's events, in order; empty for other scenarios.
    @MainActor
    var screenEventNames: [String] { if case .screen(let screen) = kind { screen.eventNames } else { [] } }

    /// Throws if two events of a screen have the same name.
    @MainActor
    func checkEvents() throws(BenchError) {
        var names: Set<String> = []
        guard let repeated = screenEventNames.first(where: { !names.insert($0).inserted }) else { return }
        throw BenchError("the scenario \(name) has two events named \"\(repeated)\"; give each its own name")
    }

    /// `true` if the scenario measures random use of a screen.
    var isUse: Bool { if case .use = kind { true } else { false } }

    /// `true` if consecutive frames are measured, so that `--warmup` and `--pace` apply.
    package var isSteady: Bool {
        switch kind {
        case .shimmer, .screen: true
        case .events, .start, .use: false
        }
    }
}

extension Scenario: Equatable {
    package static func == (left: Scenario, right: Scenario) -> Bool { left.name == right.name }
}

/// The built-in scenarios of skeleton-bench.
extension Scenario {
    package static let builtIn: [Scenario] = [
        shimmer, Scenario(LightScenario()), Scenario(ContentScenario()), Scenario(PulseScenario()),
        Scenario(StillScenario()), Scenario(ShapesScenario()), Scenario(MasksScenario()), Scenario(ShadowsScenario()),
        Scenario(DrawingsScenario()), Scenario(TextLayersScenario()), Scenario(CopiesScenario()),
        Scenario(TransitionsScenario()), Scenario(DissolveScenario()), Scenario(LooksScenario()),
        Scenario(ResizeScenario()), Scenario(FeedResizeScenario()), Scenario(MixedScenario()),
        Scenario(TableScrollScenario()), Scenario(NibScrollScenario()),
        Scenario(TableFlingScenario()), Scenario(CollectionScrollScenario()), Scenario(CompositionalScrollScenario()),
        Scenario(IdleScenario()), show, automaticShow, delayedShow, skeletonTransitions, table, moreRows, collection,
        labels, text, storyboard,
        themeFlip, constraints, growth, Scenario("start", .start),
    ]

    package static let shimmer = Scenario("shimmer", .shimmer)
    package static let show = Scenario("show", .events(ShowScenario.self))
    package static let automaticShow = Scenario("automatic-show", .events(AutomaticShowScenario.self))
    package static let delayedShow = Scenario("delayed-show", .events(DelayedShowScenario.self))
    package static let skeletonTransitions = Scenario("skeleton-transitions", .events(SkeletonTransitionsScenario.self))
    package static let table = Scenario("table", .events(TableScenario.self))
    package static let moreRows = Scenario("more-rows", .events(MoreRowsScenario.self))
    package static let collection = Scenario("collection", .events(CollectionScenario.self))
    package static let labels = Scenario("labels", .events(LabelsScenario.self))
    package static let text = Scenario("text", .events(TextScenario.self))
    package static let storyboard = Scenario("storyboard", .events(StoryboardScenario.self))
    package static let themeFlip = Scenario("theme-flip", .events(ThemeFlipScenario.self))
    package static let constraints = Scenario("constraints", .events(ConstraintsScenario.self))
    package static let growth = Scenario("growth", .events(GrowthScenario.self))

    /// The type of an event scenario; `nil` for other scenarios.
    package var events: (any EventScenario.Type)? {
        if case .events(let events) = kind { events } else { nil }
    }
}

extension [Scenario] {
    /// Returns the screen named `name` that is measured under random use, if any.
    func soakScreen(named name: String) -> (any SoakScreen)? {
        for case .use(let screen) in map(\.kind) where screen.name == name { return screen }
        return nil
    }
}
